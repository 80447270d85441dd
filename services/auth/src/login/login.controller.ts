import { Controller, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Response } from 'express';
import { SessionCookie } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toUserResponse } from '../users/user.response.js';
import { LoginGuard, type LoginAttemptRequest } from './login.guard.js';
import { LoginRequest } from './login.request.js';
import { LoginResponse } from './login.response.js';
import { LoginService } from './login.service.js';

@ApiTags('user')
@Controller('user')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Access('public')
  @UseGuards(LoginGuard)
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in; sets the session cookie' })
  @ApiBody({ type: LoginRequest })
  @ApiOkResponse({ type: LoginResponse })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Codes: required, too_long.' })
  @ApiResponse({
    status: 401,
    type: ErrorBody,
    description:
      'Codes: invalid_credentials, temporary_password_expired, second_factor_required, second_factor_invalid.',
  })
  @ApiResponse({
    status: 409,
    type: ErrorBody,
    description: 'Code second_factor_unavailable: only recovery codes work.',
  })
  @ApiResponse({ status: 429, type: ErrorBody, description: 'Too many failed attempts; see Retry-After.' })
  async login(
    @Req() request: LoginAttemptRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    const { checkedUser, user: earlier } = request;
    const visit = { address: plainAddress(request.ip), userAgent: request.get('user-agent') };
    const token = await this.logins.open(checkedUser, visit, earlier);
    this.cookie.set(response, token, this.sessions.maxAgeMs);
    return { user: toUserResponse(checkedUser) };
  }

  @Access('public')
  @Post('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'End the session and clear its cookie; does nothing without a session' })
  @ApiNoContentResponse()
  async logout(
    @Caller() caller: Identity | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.cookie.clear(response);
    if (caller) await this.logins.signOut(caller.userId, caller.sessionId, plainAddress(address));
  }
}
