import { NotFound } from '@sandhill/platform/errors/domain.error.js';

export class VersionNotFound extends NotFound {
  constructor() {
    super('There is no such version.');
  }
}
