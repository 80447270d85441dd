import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';
import type { ConstraintErrors } from '@sandhill/platform/errors/violated-constraint.js';

export class LastOwner extends fixedError(
  409,
  'last_owner',
  'This is the last owner. Make someone else an owner first.',
) {}

export class OwnAccount extends fixedError(409, 'own_account', 'You cannot disable your own account.') {}

export class AccountIsDisabled extends fixedError(
  409,
  'account_disabled',
  'This account is disabled. Enable it first.',
) {}

export class NotInvited extends fixedError(409, 'not_invited', 'This account has no open invitation.') {}

/** Thrown if another account has the username or the email address. Both are unique, ignoring case. */
export class AccountTaken extends DomainError {
  constructor(field: 'username' | 'email', options?: ErrorOptions) {
    const message =
      field === 'username' ? 'This username is taken' : 'Another account uses this email address';
    super(409, 'taken', message, { fields: { [field]: { message, code: 'taken' } }, ...options });
  }
}

export const accountConstraints: ConstraintErrors = {
  UQ_users_username: (options) => new AccountTaken('username', options),
  UQ_users_email: (options) => new AccountTaken('email', options),
};
