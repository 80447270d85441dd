import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { InputValidationPipe } from '@sandhill/platform/errors/validation.pipe.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Request } from 'express';
import type { User } from '../users/user.entity.js';
import { InvalidCredentials } from './login.errors.js';
import { LoginRequest } from './login.request.js';

/** A sign-in request. `user` is the identity of the browser's current session, if there is one. */
export interface SignInRequest extends Request {
  user?: Identity;
}

/**
 * A sign-in request with a right password and, if the account has a second factor, a right code. `checkedUser` is the
 * account that signs in; the guard sets it.
 */
export interface LoginAttemptRequest extends SignInRequest {
  body: LoginRequest;
  checkedUser: User;
}

/**
 * Admits logins with the right password and, if the account has a second factor, a right code. Validates the body
 * first, because guards run before pipes and the strategy would answer a missing field with its own error.
 */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  private readonly validation = new InputValidationPipe();

  constructor() {
    super({ property: 'checkedUser' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<LoginAttemptRequest>();
    request.body = (await this.validation.transform(request.body, {
      type: 'body',
      metatype: LoginRequest,
    })) as LoginRequest;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<Result>(error: unknown, user: unknown): Result {
    if (error) throw error;
    if (!user) throw new InvalidCredentials();
    return user as Result;
  }
}
