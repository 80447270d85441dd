import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@sandhill/platform/openapi/decorators.js';
import type { Request } from 'express';
import { Answers } from '../openapi/operation.js';

/** Returns the revision in an If-Match header; -1, which matches none, if it is not a revision; undefined if empty. */
export function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const revision = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return revision === undefined ? -1 : Number(revision);
}

/** The revision that a change is based on; undefined if the request names none. */
export const BasedOn = createParamDecorator((_data: unknown, context: ExecutionContext): number | undefined =>
  revisionIn(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/** Documents a change that may name the revision that it is based on, and its answer if that is another one. */
export const OfRevision = (changed: string): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: '`"<revision>"`: refused if it is another one.',
    }),
    Answers({ 412: changed }),
  );
