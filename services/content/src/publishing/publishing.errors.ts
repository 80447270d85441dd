import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 409: a publication is under way, here or in another copy of the service. */
export class PublicationRunning extends DomainError {
  constructor() {
    super('A publication is under way. Please wait a moment.', { status: 409, code: 'publication_running' });
  }
}

/** 409: the draft says what is published already. */
export class NothingToPublish extends DomainError {
  constructor() {
    super('Nothing has changed since the last publication.', { status: 409, code: 'nothing_to_publish' });
  }
}

/** 409: the first version has none before it. */
export class NothingToUndo extends DomainError {
  constructor() {
    super('There is no version before the first one.', { status: 409, code: 'nothing_to_undo' });
  }
}

/** 409: something else was published meanwhile. */
export class VersionNotCurrent extends DomainError {
  constructor() {
    super('Another version has been published since.', { status: 409, code: 'version_not_current' });
  }
}
