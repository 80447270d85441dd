import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';

export const idempotencyKeyHeader = 'idempotency-key';

/** Documents the header and the error responses that both forms share. */
export const AcceptsIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'For 24 hours, the same key with the same body returns the first result.',
    }),
    ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' }),
    ApiResponse({ status: 413, type: ErrorBody, description: 'The body is too large.' }),
    ApiResponse({
      status: 422,
      type: ErrorBody,
      description: 'The key was already used with another body (`idempotency_key_reused`).',
    }),
    ApiResponse({
      status: 429,
      type: ErrorBody,
      description: 'Too many requests from one address; see Retry-After.',
    }),
    ApiResponse({ status: 503, type: ErrorBody, description: 'Busy; try again after Retry-After seconds.' }),
  );
