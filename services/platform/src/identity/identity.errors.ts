import { DomainError } from '../errors/domain.error.js';

/** 401: no one is signed in. */
export class NotAuthenticated extends DomainError {
  constructor() {
    super('Please sign in.', { status: 401, code: 'not_authenticated' });
  }
}

/** 403: the role of the caller does not allow it. */
export class NotAllowed extends DomainError {
  constructor() {
    super('You are not allowed to do this.', { status: 403, code: 'forbidden' });
  }
}
