import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class VersionNotFound extends NotFound {
  constructor() {
    super('There is no such version.');
  }
}

/** The cursor is not one of this list. */
export class InvalidCursor extends ValidationFailed {
  constructor() {
    super({ cursor: { message: 'cursor is not one of this list', code: 'invalid_cursor' } });
  }
}
