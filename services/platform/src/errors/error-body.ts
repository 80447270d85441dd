import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import type { DomainError } from './domain.error.js';

export class ErrorBody {
  @ApiProperty({ description: 'Message for people.' })
  error: string;

  @ApiPropertyOptional({ description: 'Stable code for programs.' })
  code?: string;

  @ApiPropertyOptional({
    description: 'Errors by field name.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['message', 'code'],
      properties: { message: { type: 'string' }, code: { type: 'string' } },
    },
  })
  fields?: Record<string, { message: string; code: string }>;
}

export function sendError(response: Response, error: DomainError): void {
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(error.retryAfterSeconds));
  const body: ErrorBody = { error: error.message, code: error.code, fields: error.fields };
  response.status(error.status).json({ ...body, ...error.details });
}
