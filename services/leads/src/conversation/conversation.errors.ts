import { DomainError } from '@sandhill/platform/errors/domain.error.js';

const message = 'This lead has no email address. Please call, or add an address first.';

/** 400: there is no address to write to. */
export class NoEmailAddress extends DomainError {
  constructor() {
    super(message, { status: 400, code: 'no_email', fields: { email: { code: 'no_email', message } } });
  }
}

/** 422: the key was already used for another message. */
export class MessageKeyReused extends DomainError {
  constructor() {
    super('This message was already sent with another text.', {
      status: 422,
      code: 'idempotency_key_reused',
    });
  }
}
