import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { IfMatchRequired } from './drafts.errors.js';

/**
 * Returns the revision that a change is based on; -1, which matches none, if the header is not a revision.
 *
 * @throws IfMatchRequired
 */
export function readIfMatch(header: string | undefined): number {
  if (header === undefined || header.trim() === '') throw new IfMatchRequired();
  const revision = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return revision === undefined ? -1 : Number(revision);
}

export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number =>
  readIfMatch(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
