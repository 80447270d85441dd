import { DomainError, NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** `MAIL_ADDRESSES=environment`. */
export class AddressesFixed extends DomainError {
  constructor() {
    super('The email addresses are set on the server.', { status: 409, code: 'fixed_by_environment' });
  }
}

export class UnknownAddressName extends NotFound {
  constructor() {
    super('There is no such email address.');
  }
}

export class AddressNotRemovable extends DomainError {
  constructor() {
    super('There must be such an address.', { status: 409, code: 'not_removable' });
  }
}

/** The domain has no mail server. */
export class DomainTakesNoMail extends ValidationFailed {
  constructor() {
    super({ email: { message: 'No mail server accepts mail for this address', code: 'no_mail_server' } });
  }
}

/** The mail server did not take the mail with the code. */
export class CodeNotSent extends DomainError {
  constructor(serverAnswer: string) {
    super('The email with the code was not accepted.', {
      status: 422,
      code: 'mail_not_accepted',
      details: { serverAnswer },
    });
  }
}

export type CodeProblem = 'nothing_pending' | 'code_expired' | 'too_many_tries' | 'wrong_code';

const codeMessages: Record<CodeProblem, string> = {
  nothing_pending: 'No address waits for a code',
  code_expired: 'This code has expired. Please ask for a new one',
  too_many_tries: 'Too many wrong codes. Please ask for a new one',
  wrong_code: 'This is not the code from the email',
};

export class CodeRefused extends ValidationFailed {
  constructor(problem: CodeProblem) {
    super({ code: { message: codeMessages[problem], code: problem } });
  }
}
