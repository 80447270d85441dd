import { DomainError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** The encryption key is missing or a different one. Recovery codes work without it. */
export class SecondFactorUnavailable extends DomainError {
  constructor(options?: ErrorOptions) {
    super(409, 'second_factor_unavailable', 'Authenticator app codes are not available right now.', options);
  }
}

export class SecondFactorIsOn extends DomainError {
  constructor() {
    super(409, 'second_factor_on', 'The second factor is already on.');
  }
}

export class SecondFactorIsOff extends DomainError {
  constructor() {
    super(409, 'second_factor_off', 'The second factor is not switched on.');
  }
}

export class SecondFactorNotBegun extends DomainError {
  constructor() {
    super(409, 'second_factor_not_begun', 'Please start the second factor’s setup over.');
  }
}

/** Factors that can complete a sign-in. */
export const factors = ['totp', 'passkey', 'recovery'] as const;

export type Factor = (typeof factors)[number];

/** For a sign-in with a right password. */
export class SecondFactorRequired extends DomainError {
  constructor(details: { factors: Factor[]; passkey?: object }) {
    const message = details.factors.includes('totp')
      ? 'Please enter the code of your authenticator app.'
      : 'Please use your passkey or a recovery code.';
    super(401, 'second_factor_required', message, { details });
  }
}

const wrongCode = { message: 'This code is not valid', code: 'second_factor_invalid' };

/** For a sign-in with a right password. */
export class SecondFactorInvalid extends DomainError {
  constructor() {
    super(401, wrongCode.code, wrongCode.message);
  }
}

/** For a form of a signed-in user. */
export class CodeIncorrect extends ValidationFailed {
  constructor() {
    super({ code: wrongCode });
  }
}
