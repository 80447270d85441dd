import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 422: the key was already used for another submission. */
export class IdempotencyKeyReused extends fixedError(
  422,
  'idempotency_key_reused',
  'This form was already sent with other content. Please send it again.',
) {}
