import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { UsersModule } from '../users/users.module.js';
import { Factors } from './factors.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { LoginSessions } from './login-sessions.js';
import { SessionConfirmationController } from './session-confirmation.controller.js';
import { SessionConfirmationService } from './session-confirmation.service.js';

@Module({
  imports: [
    PassportModule,
    UsersModule,
    AuditTrailModule,
    DevicesModule,
    ThrottleModule,
    SessionsModule,
    PasswordsModule,
    SecondFactorModule,
    PasskeysModule,
  ],
  controllers: [LoginController, SessionConfirmationController],
  providers: [Factors, LoginService, LoginSessions, LocalStrategy, SessionConfirmationService],
})
export class LoginModule {}
