import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ACCESS, type AccessLevel } from './access.decorator.js';
import { FOR_PICTURES } from './for-pictures.decorator.js';
import { FRESH_SIGN_IN } from './fresh-sign-in.decorator.js';
import { NotAllowed, NotAuthenticated } from './identity.errors.js';
import { requireOf, type CallerRules } from './caller-rules.js';
import { identityHeader, type GatewayIdentity, type Identity } from './identity.js';
import { WITHOUT_SECOND_FACTOR } from './without-second-factor.decorator.js';

/**
 * Enforces every route's `@Access`, `@ForPictures`, `@FreshSignIn` and `@WithoutSecondFactor`, independently of the
 * gateway.
 */
@Injectable()
export class IdentityGuard extends AuthGuard('identity') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  /**
   * Skips Passport for requests without a token, such as those of visitors: Passport's error would cost as much as
   * reading the body.
   */
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
    const stated = <Value>(key: string) =>
      this.reflector.getAllAndOverride<Value | undefined>(key, [context.getHandler(), context.getClass()]);
    refuseUnless(stated<AccessLevel>(ACCESS), caller, {
      needsFreshSignIn: stated<boolean>(FRESH_SIGN_IN) ?? false,
      isWithoutSecondFactor: stated<boolean>(WITHOUT_SECOND_FACTOR) ?? false,
      isForPictures: stated<boolean>(FOR_PICTURES) ?? false,
    });
    return caller as User;
  }
}

function refuseUnless(
  level: AccessLevel | undefined,
  caller: Identity | GatewayIdentity | undefined,
  rules: CallerRules,
): void {
  if (level === 'public') return;
  if (!caller) throw new NotAuthenticated();
  if (level === undefined) throw new NotAllowed();
  const isGateway = 'gateway' in caller;
  if ((level === 'gateway') !== isGateway) throw new NotAllowed();
  if (!isGateway && level !== 'gateway') requireOf(caller, level, rules);
}
