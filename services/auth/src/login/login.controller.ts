import { Body, Controller, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Response } from 'express';
import { DeviceCookie } from '../devices/device-cookie.js';
import { clientInfoOf } from '../devices/client-info.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasskeyAnswerRequest } from '../passkeys/passkeys.requests.js';
import { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import type { User } from '../users/user.entity.js';
import { toUserResponse } from '../users/user.response.js';
import { LoginGuard, type LoginAttemptRequest, type SignInRequest } from './login.guard.js';
import { LoginRequest } from './login.request.js';
import { LoginRefusedResponse, LoginResponse } from './login.response.js';
import { LoginService } from './login.service.js';
import { LoginSessions } from './login-sessions.js';

@ApiTags('user')
@Controller('user')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly loginSessions: LoginSessions,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Access('public')
  @UseGuards(LoginGuard)
  @Post('login')
  @HttpCode(200)
  @Operation('Sign in; sets the session cookie', {
    200: LoginResponse,
    400: 'Codes: required, too_long.',
    401: {
      type: LoginRefusedResponse,
      description:
        'Codes: invalid_credentials, temporary_password_expired, second_factor_required, second_factor_invalid.',
    },
    409: 'Code second_factor_unavailable: only recovery codes work.',
    429: 'Codes: too_many_attempts, second_factor_waiting; see Retry-After.',
  })
  @ApiBody({ type: LoginRequest })
  async login(
    @Req() request: LoginAttemptRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    return this.openSession(request, response, request.checkedUser);
  }

  @Access('public')
  @Post('passkeys/sign-in/options')
  @HttpCode(200)
  @Operation('Begin to sign in with a passkey', {
    200: PasskeyChallengeResponse,
    409: 'Code: passkeys_unavailable.',
  })
  async beginPasskeySignIn(@Ip() address: string): Promise<PasskeyChallengeResponse> {
    return this.logins.askForPasskey(plainAddress(address));
  }

  @Access('public')
  @Post('passkeys/sign-in')
  @HttpCode(200)
  @Operation('Sign in with a passkey, alone or after the password; sets the session cookie', {
    200: LoginResponse,
    400: 'Code: required.',
    401: 'Code: passkey_invalid.',
  })
  async signInWithPasskey(
    @Body() answer: PasskeyAnswerRequest,
    @Req() request: SignInRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    const user = await this.logins.checkPasskey(answer, plainAddress(request.ip));
    return this.openSession(request, response, user);
  }

  @Access('public')
  @Post('logout')
  @HttpCode(204)
  @Operation('End the session and clear its cookie; does nothing without a session', { 204: {} })
  async logout(
    @Caller() caller: Identity | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.cookie.clear(response);
    if (caller) await this.loginSessions.signOut(caller.userId, caller.sessionId, plainAddress(address));
  }

  private async openSession(request: SignInRequest, response: Response, user: User): Promise<LoginResponse> {
    const client = { ...clientInfoOf(request), userAgent: request.get('user-agent') };
    const { sessionToken, deviceToken } = await this.loginSessions.open(user, client, request.user);
    this.cookie.set(response, sessionToken, this.sessions.maxAgeMs);
    this.deviceCookie.set(response, deviceToken);
    return { user: toUserResponse(user) };
  }
}
