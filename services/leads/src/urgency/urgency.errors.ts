import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 429: an address has called the person on call too often. */
export class TooManyUrgent extends DomainError {
  constructor() {
    super(429, 'too_many_urgent', 'Please call us.');
  }
}
