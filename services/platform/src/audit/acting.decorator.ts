import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { plainAddress } from '../http/client-address.js';
import type { Identity } from '../identity/identity.js';

/** Who acts, and from where. */
export interface Acting {
  caller: Identity;
  address: string;
}

/** Who calls and from where, on a route for signed-in people. */
export const ActingCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Acting => {
  const { user, ip } = context.switchToHttp().getRequest<Request & { user: Identity }>();
  return { caller: user, address: plainAddress(ip) };
});
