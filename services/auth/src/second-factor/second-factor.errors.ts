import { DomainError, fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/**
 * Thrown if the encryption key is missing, or if the secret does not decrypt with it. Recovery codes work without the
 * key.
 */
export class SecondFactorUnavailable extends DomainError {
  constructor(options?: ErrorOptions) {
    super(409, 'second_factor_unavailable', 'Authenticator app codes are not available right now.', options);
  }
}

export class SecondFactorIsOn extends fixedError(
  409,
  'second_factor_on',
  'The second factor is already on.',
) {}

export class SecondFactorIsOff extends fixedError(
  409,
  'second_factor_off',
  'The second factor is not turned on.',
) {}

export class SecondFactorNotBegun extends fixedError(
  409,
  'second_factor_not_begun',
  'Please start the setup of the second factor again.',
) {}

export const factors = ['totp', 'passkey', 'recovery'] as const;

export type Factor = (typeof factors)[number];

/** Thrown if the password of a sign-in was right and the second factor is missing. */
export class SecondFactorRequired extends DomainError {
  constructor(details: { factors: Factor[]; passkey?: object }) {
    const message = details.factors.includes('totp')
      ? 'Please enter the code of your authenticator app.'
      : 'Please use your passkey or a recovery code.';
    super(401, 'second_factor_required', message, { details });
  }
}

const wrongCode = { message: 'This code is not valid', code: 'second_factor_invalid' };

export class SecondFactorInvalid extends fixedError(401, wrongCode.code, wrongCode.message) {}

/** Thrown if a signed-in user entered a wrong code into a form. */
export class CodeIncorrect extends ValidationFailed {
  constructor() {
    super({ code: wrongCode });
  }
}
