import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { UsersModule } from '../users/users.module.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';

@Module({
  imports: [
    PassportModule,
    UsersModule,
    AuditTrailModule,
    ThrottleModule,
    SessionsModule,
    PasswordsModule,
    SecondFactorModule,
  ],
  controllers: [LoginController],
  providers: [LoginService, LocalStrategy],
})
export class LoginModule {}
