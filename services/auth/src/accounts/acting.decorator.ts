import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Request } from 'express';
import type { Acting } from './account-administration.js';

/** Who calls and from where, on a route for signed-in people. */
export const ActingCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Acting => {
  const { user, ip } = context.switchToHttp().getRequest<Request & { user: Identity }>();
  return { caller: user, address: plainAddress(ip) };
});
