import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@sandhill/platform/openapi/decorators.js';
import type { Request } from 'express';
import { Answers } from '../openapi/operation.js';

/**
 * Returns the revision in an If-Match header, or undefined if the header is missing or empty. For any other text,
 * returns -1, which matches no revision.
 */
export function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const revision = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return revision === undefined ? -1 : Number(revision);
}

/** Injects the revision that a change is based on, as `revisionIn` reads it from the `If-Match` header. */
export const BasedOn = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined =>
  revisionIn(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/**
 * Documents that a change may name the revision that it is based on, and the answer 412 if it is not the current
 * revision.
 */
export const OfRevision = (changed: string): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: '`"<revision>"`: refused if it is another one.',
    }),
    Answers({ 412: changed }),
  );
