import { DomainError, fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class ProjectNotFound extends fixedError(
  404,
  'not_found',
  'This project image does not exist or was deleted.',
) {}

export class NotOwnPicture extends fixedError(
  403,
  'not_own_picture',
  'You can change only the pictures that you uploaded yourself.',
) {}

export class ChosenByOther extends fixedError(
  403,
  'chosen_by_other',
  'This picture was chosen by someone else, and waits until they sign in.',
) {}

/** 409: crew must not put unapproved pictures where visitors see them. */
export class NeedsApproval extends fixedError(
  409,
  'needs_approval',
  'Your new pictures need approval. Upload this one as a separate picture; you can add it once it is approved.',
) {}

/** 409: the uploader of a waiting picture has replaced it since the caller saw it. */
export class PictureReplaced extends fixedError(
  409,
  'picture_replaced',
  'This picture was replaced in the meantime. Please look at it first.',
) {}

/**
 * 409: the site, its draft, a planned version or an entry of the plant guide shows the picture. Another picture must
 * replace it there first.
 */
export class PictureInUse extends DomainError {
  constructor(places: readonly string[]) {
    super(
      409,
      'picture_in_use',
      'The website shows this picture. Choose another one there first, and publish it.',
      { details: { details: { places } } },
    );
  }
}

export class UploadKeyReused extends fixedError(
  422,
  'idempotency_key_reused',
  'This picture was already sent with other content. Please send it again.',
) {}

export class NothingCut extends ValidationFailed {
  constructor() {
    super({ showOriginal: { message: 'Nothing is cropped from this picture', code: 'nothing_cut' } });
  }
}

export class UnknownProjects extends ValidationFailed {
  constructor() {
    super({
      ids: { message: 'Some of these project images do not exist or were deleted', code: 'unknown_project' },
    });
  }
}
