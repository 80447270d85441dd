import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';
import type { ConstraintErrors } from '@sandhill/platform/errors/violated-constraint.js';

/** Thrown if the site's URL does not allow passkeys. Browsers require https with a host name, or localhost. */
export class PasskeysUnavailable extends fixedError(
  409,
  'passkeys_unavailable',
  'Passkeys cannot be used at this address.',
) {}

export class TooManyPasskeys extends fixedError(
  409,
  'passkeys_full',
  'This account has too many passkeys. Please remove one first.',
) {}

/**
 * Thrown for an unknown, expired or used challenge, a wrong signature, or another account's passkey. The answer does
 * not reveal which of these is the case.
 */
export class PasskeyInvalid extends DomainError {
  constructor(status: 400 | 401, options?: ErrorOptions) {
    super(status, 'passkey_invalid', 'This passkey was not accepted', options);
  }
}

export const passkeyConstraints: ConstraintErrors = {
  UQ_passkeys_credential_id: (options) => new PasskeyInvalid(400, options),
};
