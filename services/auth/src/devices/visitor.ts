import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { deviceTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import type { Request } from 'express';

/** Where a request comes from. */
export interface Visitor {
  address: string;
  /** Token from the browser's device cookie; unchecked. */
  deviceToken?: string;
}

export function visitorOf(request: Request): Visitor {
  return { address: plainAddress(request.ip), deviceToken: request.get(deviceTokenHeader) };
}

/** Injects the IP address and the device token of a request. */
export const FromVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor =>
  visitorOf(context.switchToHttp().getRequest<Request>()),
);
