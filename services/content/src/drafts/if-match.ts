import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { revisionIn } from '@sandhill/platform/http/if-match.js';
import type { Request } from 'express';
import { IfMatchRequired } from './drafts.errors.js';

/** Injects the revision that a change of the draft is based on. @throws IfMatchRequired */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const revision = revisionIn(context.switchToHttp().getRequest<Request>().headers['if-match']);
  if (revision === undefined) throw new IfMatchRequired();
  return revision;
});
