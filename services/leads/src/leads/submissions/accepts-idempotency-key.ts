import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';

export const idempotencyKeyHeader = 'idempotency-key';

/** Describes what both forms answer with, beside success. */
export const AcceptsIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'The same key with the same body is answered with the first result, for 24 hours.',
    }),
    ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are not as they must be.' }),
    ApiResponse({ status: 413, type: ErrorBody, description: 'The body is too large.' }),
    ApiResponse({
      status: 422,
      type: ErrorBody,
      description: 'The key came with another body before (`idempotency_key_reused`).',
    }),
    ApiResponse({ status: 429, type: ErrorBody, description: 'Too many from one address; see Retry-After.' }),
    ApiResponse({ status: 503, type: ErrorBody, description: 'Busy; try again after Retry-After seconds.' }),
  );
