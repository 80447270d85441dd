import { fixedError } from '@sandhill/platform/errors/domain.error.js';

export class TooManyUrgent extends fixedError(429, 'too_many_urgent', 'Please call us.') {}
