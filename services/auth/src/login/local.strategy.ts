import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { clientInfoOf } from '../devices/client-info.js';
import type { User } from '../users/user.entity.js';
import type { LoginRequest } from './login.request.js';
import { LoginService } from './login.service.js';

/** Checks name, password and optional code from the body, which the guard has validated. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly login: LoginService) {
    super({ passReqToCallback: true });
  }

  async validate(request: Request, username: string, password: string): Promise<User> {
    const { code } = request.body as LoginRequest;
    return this.login.check({ username, password, code }, clientInfoOf(request));
  }
}
