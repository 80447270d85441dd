import { DomainError, NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class ProjectNotFound extends NotFound {
  constructor() {
    super('This project image does not exist (any more).');
  }
}

/** 403: crew works with the pictures that it uploaded itself. */
export class NotOwnPicture extends DomainError {
  constructor() {
    super('You can change only the pictures that you uploaded yourself.', {
      status: 403,
      code: 'not_own_picture',
    });
  }
}

/** 422: the key was used for a different upload. */
export class UploadKeyReused extends DomainError {
  constructor() {
    super('This picture was already sent with other content. Please send it again.', {
      status: 422,
      code: 'idempotency_key_reused',
    });
  }
}

/** The uncut picture was requested, but nothing is cut. */
export class NothingCut extends ValidationFailed {
  constructor() {
    super({ showOriginal: { message: 'Nothing is cut off this picture', code: 'nothing_cut' } });
  }
}

/** An order contains projects that do not exist or are in the bin. */
export class UnknownProjects extends ValidationFailed {
  constructor() {
    super({
      ids: { message: 'Some of these project images do not exist (any more)', code: 'unknown_project' },
    });
  }
}

/** The cursor is not one of this list. */
export class InvalidCursor extends ValidationFailed {
  constructor() {
    super({ cursor: { message: 'cursor is not one of this list', code: 'invalid_cursor' } });
  }
}
