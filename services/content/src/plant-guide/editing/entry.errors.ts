import { DomainError, NotFound } from '@sandhill/platform/errors/domain.error.js';

export class EntryNotFound extends NotFound {
  constructor() {
    super('This entry does not exist (any more).');
  }
}

/** 409: two entries would have one address. */
export class SlugTaken extends DomainError {
  constructor() {
    const taken = { message: 'Another entry has this address, perhaps in the bin', code: 'slug_taken' };
    super('Another entry has this address.', { status: 409, code: 'slug_taken', fields: { slug: taken } });
  }
}

/** 409: each entry is two pages, and a set has a bounded number of files. */
export class TooManyEntries extends DomainError {
  constructor(most: number) {
    super(`There can be at most ${most} entries, those in the bin included.`, {
      status: 409,
      code: 'too_many_entries',
    });
  }
}

/** 412: someone else changed the entry meanwhile; the answer holds theirs. */
export class EntryChanged extends DomainError {
  constructor(current: object) {
    super('The entry was changed meanwhile.', {
      status: 412,
      code: 'entry_changed',
      details: { details: current },
    });
  }
}
