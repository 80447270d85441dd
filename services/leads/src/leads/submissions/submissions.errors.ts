import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 422: the key already stands for something else that was sent. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('This form was already sent with other content. Please send it again.', {
      status: 422,
      code: 'idempotency_key_reused',
    });
  }
}
