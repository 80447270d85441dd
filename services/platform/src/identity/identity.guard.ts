import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ACCESS, type AccessLevel } from './access.decorator.js';
import { NotAllowed, NotAuthenticated } from './identity.errors.js';
import { identityHeader, mayActAs, type GatewayIdentity, type Identity } from './identity.js';

/** Enforces every route's `@Access`, independently of the gateway. */
@Injectable()
export class IdentityGuard extends AuthGuard('identity') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  /** Visitors send no token. Passport would create an error for that, which costs as much as reading the body. */
  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (headers[identityHeader] !== undefined) return super.canActivate(context);
    this.handleRequest(undefined, undefined, undefined, context);
    return true;
  }

  override handleRequest<User>(
    _error: unknown,
    user: unknown,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    const caller = (user || undefined) as Identity | GatewayIdentity | undefined;
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    refuseUnless(level, caller);
    return caller as User;
  }
}

function refuseUnless(level: AccessLevel | undefined, caller: Identity | GatewayIdentity | undefined): void {
  if (level === 'public') return;
  if (!caller) throw new NotAuthenticated();
  if (level === undefined) throw new NotAllowed();
  const isGateway = 'gateway' in caller;
  if (level === 'gateway' ? !isGateway : isGateway || !mayActAs(caller.role, level)) throw new NotAllowed();
}
