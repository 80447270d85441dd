import { DomainError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** The key to the secrets is not there, or is another one. Recovery codes work without it. */
export class SecondFactorUnavailable extends DomainError {
  constructor(options?: ErrorOptions) {
    super('Codes of an authenticator app cannot be used here at present.', {
      status: 409,
      code: 'second_factor_unavailable',
      ...options,
    });
  }
}

export class SecondFactorIsOn extends DomainError {
  constructor() {
    super('The second factor is switched on already.', { status: 409, code: 'second_factor_on' });
  }
}

export class SecondFactorIsOff extends DomainError {
  constructor() {
    super('The second factor is not switched on.', { status: 409, code: 'second_factor_off' });
  }
}

export class SecondFactorNotBegun extends DomainError {
  constructor() {
    super('Please begin switching the second factor on anew.', {
      status: 409,
      code: 'second_factor_not_begun',
    });
  }
}

/** Of a sign-in whose password was right. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    super('Please enter the code of your authenticator app.', {
      status: 401,
      code: 'second_factor_required',
    });
  }
}

const wrongCode = { message: 'This code is not valid', code: 'second_factor_invalid' };

/** Of a sign-in whose password was right. */
export class SecondFactorInvalid extends DomainError {
  constructor() {
    super(wrongCode.message, { status: 401, code: wrongCode.code });
  }
}

/** Of a form that a signed-in user sent. */
export class CodeIncorrect extends ValidationFailed {
  constructor() {
    super({ code: wrongCode });
  }
}
