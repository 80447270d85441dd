import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 502: a service refused or broke the connection, or could not be reached. */
export class ServiceUnavailable extends DomainError {
  constructor(cause: unknown) {
    super(
      502,
      'service_unavailable',
      'This part of the site is not available right now. Please try again in a moment.',
      { cause },
    );
  }
}

/** 504: a service did not answer in time. */
export class ServiceTimeout extends fixedError(
  504,
  'service_timeout',
  'This part of the site did not answer in time. Please try again in a moment.',
) {}
