import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { plainAddress } from '../http/client-address.js';
import type { Identity } from '../identity/identity.js';
import { byCaller, type AuditedBy } from './audit-entry.js';

export interface CallerContext {
  caller: Identity;
  address: string;
  /** The caller as the author of an audit event. */
  by: AuditedBy;
}

/** Injects the caller and their IP address, on a route that requires a session. */
export const CurrentContext = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CallerContext => {
    const { user, ip } = context.switchToHttp().getRequest<Request & { user: Identity }>();
    const called = { caller: user, address: plainAddress(ip) };
    return { ...called, by: byCaller(called) };
  },
);
