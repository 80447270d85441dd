import { fixedError } from '../errors/domain.error.js';

export class NotAuthenticated extends fixedError(401, 'not_authenticated', 'Please sign in.') {}

export class FreshSignInRequired extends fixedError(
  403,
  'fresh_sign_in_required',
  'Please confirm that it is you.',
) {}

export class SecondFactorSetUpRequired extends fixedError(
  403,
  'second_factor_set_up_required',
  'Please set up your second factor first.',
) {}

export class NotAllowed extends fixedError(403, 'forbidden', 'You are not allowed to do this.') {}
