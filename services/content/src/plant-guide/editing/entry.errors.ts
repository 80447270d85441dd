import { DomainError, fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class EntryNotFound extends fixedError(
  404,
  'not_found',
  'This entry does not exist or was deleted.',
) {}

/** The gallery has no such picture, or no longer shows it. */
export class PictureUnknown extends ValidationFailed {
  constructor() {
    super({
      imageUrl: { message: 'Choose a drawing or an image from the gallery', code: 'picture_unknown' },
    });
  }
}

/** 409: two entries would have the same slug. */
export class SlugTaken extends DomainError {
  constructor() {
    const taken = { message: 'Another entry has this address, perhaps in the bin', code: 'slug_taken' };
    super(409, 'slug_taken', 'Another entry has this address.', { fields: { slug: taken } });
  }
}

/** 409: there are too many entries of one kind. Each has two pages, and a page set has a limited number of files. */
export class TooManyEntries extends DomainError {
  constructor(max: number) {
    super(409, 'too_many_entries', `There can be at most ${max} entries, including those in the bin.`);
  }
}

/** 412: someone else has changed the entry since the given revision. The answer contains the current entry. */
export class EntryChanged extends DomainError {
  constructor(current: object) {
    super(412, 'entry_changed', 'Someone else changed this entry.', { details: { details: current } });
  }
}
