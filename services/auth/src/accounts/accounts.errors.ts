import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { QueryFailedError } from 'typeorm';

export class LastOwner extends DomainError {
  constructor() {
    super('This is the last owner. Make somebody else an owner first.', { status: 409, code: 'last_owner' });
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

const taken = {
  UQ_users_username: ['username', 'This username is taken'],
  UQ_users_email: ['email', 'This e-mail address is another account’s'],
} as const;

/** A name or an e-mail address is unique, whatever its case. */
export class AccountTaken extends DomainError {
  constructor([field, message]: (typeof taken)[keyof typeof taken], options?: ErrorOptions) {
    super(message, {
      status: 409,
      code: 'taken',
      fields: { [field]: { message, code: 'taken' } },
      ...options,
    });
  }
}

/** The error of a violated unique index as the refusal it means; any other error as it is. */
export function asTaken(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { constraint = '' } = error.driverError as { constraint?: string };
  return constraint in taken
    ? new AccountTaken(taken[constraint as keyof typeof taken], { cause: error })
    : error;
}
