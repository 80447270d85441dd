import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 410: its 30 minutes are over, the form has ended it, or there never was one. */
export class HandoverEnded extends DomainError {
  constructor() {
    super(410, 'link_expired', 'This link has ended. Please make a new one on your computer.');
  }
}

/** 410: another phone has opened it. */
export class HandoverTaken extends DomainError {
  constructor() {
    super(
      410,
      'link_used',
      'This link was opened before, and works once. Please make a new one on your computer.',
    );
  }
}

/** 429: an address has two open ones. */
export class TooManyHandovers extends DomainError {
  constructor() {
    super(
      429,
      'too_many_links',
      'Two links are open already. Please close one, or try again in half an hour.',
      { retryAfterSeconds: 1800 },
    );
  }
}
