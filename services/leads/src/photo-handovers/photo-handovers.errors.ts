import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 410: its 30 minutes are over, the form has ended it, or there never was one. */
export class HandoverEnded extends DomainError {
  constructor() {
    super('This link has ended. Please make a new one on your computer.', {
      status: 410,
      code: 'link_expired',
    });
  }
}

/** 410: another phone has opened it. */
export class HandoverTaken extends DomainError {
  constructor() {
    super('This link was opened before, and works once. Please make a new one on your computer.', {
      status: 410,
      code: 'link_used',
    });
  }
}

/** 429: an address has two open ones. */
export class TooManyHandovers extends DomainError {
  constructor() {
    super('Two links are open already. Please close one, or try again in half an hour.', {
      status: 429,
      code: 'too_many_links',
      retryAfterSeconds: 1800,
    });
  }
}
