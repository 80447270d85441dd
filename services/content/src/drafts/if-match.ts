import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { IfMatchRequired } from './drafts.errors.js';

/**
 * The revision that a change was made from. What is no revision matches none (-1).
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
