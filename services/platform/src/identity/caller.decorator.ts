import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Identity } from './identity.js';

/** Injects the signed-in caller, or `undefined` on a public route without a session. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Identity | undefined => {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Identity | { gateway: true } }>();
    return user && !('gateway' in user) ? user : undefined;
  },
);
