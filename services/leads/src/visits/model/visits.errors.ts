import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 409: other visitors have taken the last place. `windows` in the response are other windows with free places. */
export class JustTaken extends DomainError {
  constructor(windows: readonly object[] = []) {
    super(409, 'just_taken', 'This time was just taken. Please choose another one.', {
      details: { windows },
    });
  }
}

/** 409: the window is not offered on this date, or not to this lead. */
export class WindowNotOffered extends DomainError {
  constructor(windows: readonly object[] = []) {
    super(409, 'window_not_offered', 'This time is not offered. Please choose another one.', {
      details: { windows },
    });
  }
}

export class AlreadyBooked extends fixedError(409, 'already_booked', 'A visit is booked already.') {}

export class TooManyVisits extends fixedError(
  409,
  'too_many_visits',
  'No more visits can be booked from here. Please call us for another one.',
) {}

export class TooManyChanges extends fixedError(
  409,
  'too_many_changes',
  'Your visits were changed many times today. Please call us.',
) {}

export class NotOpenForVisits extends fixedError(
  409,
  'not_open_for_visits',
  'No visit can be booked for this request. Please call us.',
) {}

/** 409: the request is suspected spam. The office looks at it first, and then confirms the time by mail. */
export class VisitAwaitsOffice extends fixedError(
  409,
  'awaits_office',
  'We will confirm the time by email.',
) {}

export class NoOpenVisit extends fixedError(409, 'no_open_visit', 'There is no visit to change.') {}

export class TooLateToChange extends fixedError(
  409,
  'too_late',
  'It is too late to change this visit here. Please call us.',
) {}

/** 409: somebody reports the result of a visit before the day of the visit. */
export class VisitToCome extends fixedError(409, 'visit_to_come', 'This visit is still to come.') {}

export class WrongVisitState extends fixedError(
  409,
  'wrong_visit_state',
  'Someone else has changed this visit.',
) {}
