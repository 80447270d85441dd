import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 409: a publication is under way, here or in another instance of the service. */
export class PublicationRunning extends fixedError(
  409,
  'publication_running',
  'A publication is under way. Please wait a moment.',
) {}

export class NothingToPublish extends fixedError(
  409,
  'nothing_to_publish',
  'Nothing has changed since the last publication.',
) {}

export class NothingToUndo extends fixedError(
  409,
  'nothing_to_undo',
  'There is no version before the first one.',
) {}

export class VersionNotCurrent extends fixedError(
  409,
  'version_not_current',
  'Another version has been published since.',
) {}
