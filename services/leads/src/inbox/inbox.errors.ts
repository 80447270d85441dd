import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 403: only administrators see the bin. */
export class BinForbidden extends DomainError {
  constructor() {
    super('You are not allowed to do this.', { status: 403, code: 'forbidden' });
  }
}
