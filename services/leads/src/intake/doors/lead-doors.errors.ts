import { DomainError } from '@sandhill/platform/errors/domain.error.js';

export const mostDoors = 20;

/** 409: as many doors are open as may be. */
export class TooManyDoors extends DomainError {
  constructor() {
    super(`${mostDoors} open doors is the limit. Please close one.`, { status: 409, code: 'too_many_doors' });
  }
}

/** 429: more leads came through a door within a minute than one takes. */
export class DoorBusy extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('Too many leads at once. Please send this one again.', {
      status: 429,
      code: 'too_many_requests',
      retryAfterSeconds,
    });
  }
}
