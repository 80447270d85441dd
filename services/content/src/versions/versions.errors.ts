import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class VersionNotFound extends NotFound {
  constructor() {
    super('There is no such version.');
  }
}

/** The cursor does not belong to this list. */
export class InvalidCursor extends ValidationFailed {
  constructor() {
    super({ cursor: { message: 'cursor does not belong to this list', code: 'invalid_cursor' } });
  }
}
