import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class ProjectNotFound extends NotFound {
  constructor() {
    super('This project image does not exist (any more).');
  }
}

/** A list was asked to go on from a place that it never gave out. */
export class InvalidCursor extends ValidationFailed {
  constructor() {
    super({ cursor: { message: 'cursor is not one of this list', code: 'invalid_cursor' } });
  }
}
