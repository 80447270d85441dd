import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import type { DomainError } from './domain.error.js';

/** The one shape in which every refusal leaves a service. */
export class ErrorBody {
  @ApiProperty({ description: 'A sentence for people.' })
  error: string;

  @ApiPropertyOptional({ description: 'A stable word for programs.' })
  code?: string;

  @ApiPropertyOptional({
    description: 'Field name to what is wrong with it.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['message', 'code'],
      properties: { message: { type: 'string' }, code: { type: 'string' } },
    },
  })
  fields?: Record<string, { message: string; code: string }>;
}

/** Answers a request with a refusal. */
export function sendError(response: Response, error: DomainError): void {
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(error.retryAfterSeconds));
  const body: ErrorBody = { error: error.message, code: error.code, fields: error.fields };
  response.status(error.status).json(body);
}
