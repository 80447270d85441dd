import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { DataSource } from 'typeorm';
import { AccountAdministration } from './accounts/account-administration.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { FirstOwner } from './accounts/first-owner.js';
import { AccountNames } from './audit/account-names.js';
import { auditActions } from './audit/audit-action.js';
import { AuditTrail } from './audit/audit-trail.js';
import { AccountsConfig, type AuthConfig } from './auth.config.js';
import { authTables } from './auth.tables.js';
import { Clock } from './clock.js';
import { AccountDelay } from './login/account-delay.js';
import { AddressLimit } from './login/address-limit.js';
import { LocalStrategy } from './login/local.strategy.js';
import { LoginThrottle } from './login/login-throttle.js';
import { LoginController } from './login/login.controller.js';
import { LoginDelay } from './login/login-delay.entity.js';
import { LoginService } from './login/login.service.js';
import { Confirmation } from './passwords/confirmation.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { Purge } from './purge.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecretBox } from './second-factor/secret-box.js';
import { InternalSessionController } from './sessions/internal-session.controller.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Session } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { User } from './users/user.entity.js';
import { UsersController } from './users/users.controller.js';
import { UsersService } from './users/users.service.js';

/** Users, sessions, temporary passwords and the audit trail. */
@Module({})
export class AuthModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        LoggingModule.forRoot('auth', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, authTables),
        TypeOrmModule.forFeature([User, Session, LoginDelay]),
        PassportModule,
        IdentityModule.forRoot({ audience: 'auth', publicKey: config.IDENTITY_PUBLIC_KEY }),
        AuditModule.forRoot({
          path: 'audit',
          operationId: 'listAuditEvents',
          actions: auditActions,
          names: AccountNames,
        }),
        HealthModule.forRoot({
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => [
            { name: 'postgres', required: true, check: () => dataSource.query('SELECT 1') },
          ],
        }),
      ],
      controllers: [
        UsersController,
        SessionsController,
        OwnSessionsController,
        LoginController,
        PasswordsController,
        SecondFactorController,
        AccountsController,
        InternalSessionController,
      ],
      providers: [
        { provide: AccountsConfig, useValue: config },
        Clock,
        UsersService,
        SessionsService,
        OwnSessionsService,
        SessionCookie,
        PasswordHasher,
        Confirmation,
        PasswordsService,
        SecretBox,
        SecondFactorCheck,
        SecondFactorService,
        AddressLimit,
        AccountDelay,
        LoginThrottle,
        LoginService,
        LocalStrategy,
        AuditTrail,
        AccountsService,
        AccountAdministration,
        FirstOwner,
        Purge,
      ],
    };
  }
}
