import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 409: others have taken the last place; `windows` in the answer are the next ones. */
export class JustTaken extends DomainError {
  constructor(windows: readonly object[]) {
    super('This time was just taken. Please choose another one.', {
      status: 409,
      code: 'just_taken',
      details: { windows },
    });
  }
}

/** 409: no one comes then, or not to this lead. */
export class WindowNotOffered extends DomainError {
  constructor(windows: readonly object[]) {
    super('This time is not offered. Please choose another one.', {
      status: 409,
      code: 'window_not_offered',
      details: { windows },
    });
  }
}

/** 409: the lead has an open visit. */
export class AlreadyBooked extends DomainError {
  constructor() {
    super('A visit is booked already.', { status: 409, code: 'already_booked' });
  }
}

/** 409: the person has as many visits as one person may have at a time. */
export class TooManyVisits extends DomainError {
  constructor() {
    super('You have several visits already. Please call us for another one.', {
      status: 409,
      code: 'too_many_visits',
    });
  }
}

/** 409: the request is closed, or was never open for visits. */
export class NotOpenForVisits extends DomainError {
  constructor() {
    super('No visit can be booked for this request. Please call us.', {
      status: 409,
      code: 'not_open_for_visits',
    });
  }
}

/** 409: the office looks at the request first, and then confirms the time by mail. */
export class VisitAwaitsOffice extends DomainError {
  constructor() {
    super('We will confirm the time by email.', { status: 409, code: 'awaits_office' });
  }
}

/** 409: the lead has no open visit. */
export class NoOpenVisit extends DomainError {
  constructor() {
    super('There is no visit to change.', { status: 409, code: 'no_open_visit' });
  }
}

/** 409: the last moment for changes by the visitor has passed. */
export class TooLateToChange extends DomainError {
  constructor() {
    super('It is too late to change this visit here. Please call us.', { status: 409, code: 'too_late' });
  }
}

/** 409: the visit is in another state by now. */
export class WrongVisitState extends DomainError {
  constructor() {
    super('The visit has changed meanwhile.', { status: 409, code: 'wrong_visit_state' });
  }
}
