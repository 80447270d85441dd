import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 429: the person on call was notified too often from an IP address. */
export class TooManyUrgent extends fixedError(429, 'too_many_urgent', 'Please call us.') {}
