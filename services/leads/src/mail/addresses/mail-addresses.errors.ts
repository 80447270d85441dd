import { DomainError, fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

export class AddressesFixed extends fixedError(
  409,
  'fixed_by_environment',
  'The email addresses are set on the server and cannot be changed here.',
) {}

export class UnknownAddressName extends fixedError(404, 'not_found', 'There is no such email address.') {}

export class AddressNotRemovable extends fixedError(
  409,
  'not_removable',
  'This address cannot be removed.',
) {}

export class DomainTakesNoMail extends ValidationFailed {
  constructor() {
    super({ email: { message: 'No mail server accepts mail for this address', code: 'no_mail_server' } });
  }
}

export class CodeNotSent extends DomainError {
  constructor(serverAnswer: string) {
    super(422, 'mail_not_accepted', 'The email with the code was not accepted.', {
      details: { serverAnswer },
    });
  }
}

export type CodeProblem = 'nothing_pending' | 'code_expired' | 'too_many_tries' | 'wrong_code';

const codeMessages: Record<CodeProblem, string> = {
  nothing_pending: 'No code is pending for this address. Please ask for a new one',
  code_expired: 'This code has expired. Please ask for a new one',
  too_many_tries: 'Too many wrong codes. Please ask for a new one',
  wrong_code: 'This is not the code from the email',
};

export class AddressCodeRejected extends ValidationFailed {
  constructor(problem: CodeProblem) {
    super({ code: { message: codeMessages[problem], code: problem } });
  }
}
