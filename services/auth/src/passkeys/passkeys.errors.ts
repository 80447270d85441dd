import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import type { ConstraintErrors } from '@sandhill/platform/errors/violated-constraint.js';

/** Browsers allow passkeys on https with a host name, and on localhost. */
export class PasskeysUnavailable extends DomainError {
  constructor() {
    super('Passkeys cannot be used at this address.', { status: 409, code: 'passkeys_unavailable' });
  }
}

export class PasskeysFull extends DomainError {
  constructor() {
    super('This account has too many passkeys. Please remove one first.', {
      status: 409,
      code: 'passkeys_full',
    });
  }
}

/** The same for every reason: unknown, expired or used challenge, wrong signature, another account's passkey. */
export class PasskeyInvalid extends DomainError {
  constructor(status: 400 | 401, options?: ErrorOptions) {
    super('This passkey was not accepted', { status, code: 'passkey_invalid', ...options });
  }
}

export const passkeyConstraints: ConstraintErrors = {
  UQ_passkeys_credential_id: (options) => new PasskeyInvalid(400, options),
};
