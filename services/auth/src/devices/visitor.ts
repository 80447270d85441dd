import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { deviceTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import type { Request } from 'express';

export interface Visitor {
  address: string;
  /** Token in the browser's device cookie. It has not been checked. */
  deviceToken?: string;
}

export function visitorOf(request: Request): Visitor {
  return { address: plainAddress(request.ip), deviceToken: request.get(deviceTokenHeader) };
}

export const FromVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor =>
  visitorOf(context.switchToHttp().getRequest<Request>()),
);
