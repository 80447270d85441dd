import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { deviceTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import type { Request } from 'express';

export interface ClientInfo {
  address: string;
  /** Token in the browser's device cookie. It has not been checked. */
  deviceToken?: string;
}

export function clientInfoOf(request: Request): ClientInfo {
  return { address: plainAddress(request.ip), deviceToken: request.get(deviceTokenHeader) };
}

export const CurrentClient = createParamDecorator((_data: unknown, context: ExecutionContext): ClientInfo =>
  clientInfoOf(context.switchToHttp().getRequest<Request>()),
);
