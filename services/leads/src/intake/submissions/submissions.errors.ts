import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** 422: the key was already used for another submission. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('This form was already sent with other content. Please send it again.', {
      status: 422,
      code: 'idempotency_key_reused',
    });
  }
}
