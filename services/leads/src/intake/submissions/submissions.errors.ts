import { fixedError } from '@sandhill/platform/errors/domain.error.js';

export class IdempotencyKeyReused extends fixedError(
  422,
  'idempotency_key_reused',
  'This form was already sent with other content. Please send it again.',
) {}
