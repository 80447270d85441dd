import { applyDecorators } from '@nestjs/common';
import { IdempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { Answers } from '@sandhill/platform/openapi/operation.js';

/** Documents the header and the error responses that both forms share. */
export const AcceptsIdempotencyKey = () =>
  applyDecorators(
    IdempotencyKeyHeader('For 24 hours, the same key with the same body returns the first result.'),
    Answers({
      413: 'The body is too large.',
      422: 'The key was already used with another body (`idempotency_key_reused`).',
      429: 'Too many requests from one address; see Retry-After.',
      503: 'Busy; try again after Retry-After seconds.',
    }),
  );
