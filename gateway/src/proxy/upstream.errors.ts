import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** A service refused or broke the connection. */
export class ServiceUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('This part of the site is not available right now. Please try again in a moment.', {
      status: 502,
      code: 'service_unavailable',
      cause,
    });
  }
}

/** A service did not answer in time. */
export class ServiceTimeout extends DomainError {
  constructor() {
    super('This part of the site did not answer in time. Please try again in a moment.', {
      status: 504,
      code: 'service_timeout',
    });
  }
}
