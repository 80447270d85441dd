import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 409: a publication is under way, here or in another copy of the service. */
export class PublicationRunning extends fixedError(
  409,
  'publication_running',
  'A publication is under way. Please wait a moment.',
) {}

/** 409: the draft equals the published version. */
export class NothingToPublish extends fixedError(
  409,
  'nothing_to_publish',
  'Nothing has changed since the last publication.',
) {}

/** 409: the current version is the first, so there is no previous one. */
export class NothingToUndo extends fixedError(
  409,
  'nothing_to_undo',
  'There is no version before the first one.',
) {}

/** 409: another version was published in the meantime. */
export class VersionNotCurrent extends fixedError(
  409,
  'version_not_current',
  'Another version has been published since.',
) {}
