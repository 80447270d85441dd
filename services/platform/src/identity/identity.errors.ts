import { fixedError } from '../errors/domain.error.js';

/** 401: no one is signed in. */
export class NotAuthenticated extends fixedError(401, 'not_authenticated', 'Please sign in.') {}

/** 403: the route requires a fresh sign-in. */
export class FreshSignInRequired extends fixedError(
  403,
  'fresh_sign_in_required',
  'Please confirm that it is you.',
) {}

/** 403: the site requires a second factor, and the caller has none. */
export class SecondFactorSetUpRequired extends fixedError(
  403,
  'second_factor_set_up_required',
  'Please set up your second factor first.',
) {}

/** 403: the role of the caller does not allow it. */
export class NotAllowed extends fixedError(403, 'forbidden', 'You are not allowed to do this.') {}
