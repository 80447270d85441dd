import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';

export const maxDoors = 20;

export class TooManyDoors extends fixedError(
  409,
  'too_many_doors',
  `${maxDoors} sources is the limit. Please stop one.`,
) {}

export class DoorBusy extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'Too many leads at once. Please send this one again.', {
      retryAfterSeconds,
    });
  }
}
