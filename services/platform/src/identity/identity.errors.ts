import { DomainError } from '../errors/domain.error.js';

/** 401: no one is signed in. */
export class NotAuthenticated extends DomainError {
  constructor() {
    super('Please sign in.', { status: 401, code: 'not_authenticated' });
  }
}

/** 403: the route asks for a fresh sign-in. */
export class FreshSignInRequired extends DomainError {
  constructor() {
    super('Please confirm that it is you.', { status: 403, code: 'fresh_sign_in_required' });
  }
}

/** 403: the site requires a second factor, and the caller has none. */
export class SecondFactorSetUpRequired extends DomainError {
  constructor() {
    super('Please set up your second factor first.', {
      status: 403,
      code: 'second_factor_set_up_required',
    });
  }
}

/** 403: the role of the caller does not allow it. */
export class NotAllowed extends DomainError {
  constructor() {
    super('You are not allowed to do this.', { status: 403, code: 'forbidden' });
  }
}
