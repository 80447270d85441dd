import { fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** 404: the scheduled version does not exist, or was cancelled or published. */
export class ScheduledNotFound extends fixedError(
  404,
  'not_found',
  'This publication is no longer scheduled.',
) {}

export class TooManyScheduled extends fixedError(
  409,
  'too_many_scheduled',
  'Too many publications are scheduled already.',
) {}

export const invalidTime = (code: 'invalid_time' | 'time_past' | 'time_too_far') => {
  const message = {
    invalid_time: 'at must be a day and a time, such as 2026-11-27T08:30',
    time_past: 'The time must be in the future',
    time_too_far: 'The time may be at most a year away',
  }[code];
  return new ValidationFailed({ at: { message, code } });
};
