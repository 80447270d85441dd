import { ApiHeader } from '@sandhill/platform/openapi/decorators.js';

export const idempotencyKeyHeader = 'idempotency-key';

/**
 * Documents the header `Idempotency-Key` of an operation.
 *
 * @param description what a repeat with the same key returns
 */
export const IdempotencyKeyHeader = (description: string) =>
  ApiHeader({ name: 'Idempotency-Key', required: false, description });
