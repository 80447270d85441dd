import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import type { ConstraintErrors } from '@sandhill/platform/errors/violated-constraint.js';

export class LastOwner extends DomainError {
  constructor() {
    super('This is the last owner. Make someone else an owner first.', { status: 409, code: 'last_owner' });
  }
}

export class OwnAccount extends DomainError {
  constructor() {
    super('You cannot disable your own account.', { status: 409, code: 'own_account' });
  }
}

export class AccountIsDisabled extends DomainError {
  constructor() {
    super('This account is disabled. Enable it first.', { status: 409, code: 'account_disabled' });
  }
}

export class NotInvited extends DomainError {
  constructor() {
    super('This account has no open invitation.', { status: 409, code: 'not_invited' });
  }
}

/** Usernames and e-mail addresses are unique, ignoring case. */
class AccountTaken extends DomainError {
  constructor(field: 'username' | 'email', message: string, options?: ErrorOptions) {
    super(message, {
      status: 409,
      code: 'taken',
      fields: { [field]: { message, code: 'taken' } },
      ...options,
    });
  }
}

export const accountConstraints: ConstraintErrors = {
  UQ_users_username: (options) => new AccountTaken('username', 'This username is taken', options),
  UQ_users_email: (options) => new AccountTaken('email', 'This email address is another account’s', options),
};
