import { Module, type DynamicModule } from '@nestjs/common';
import { ClockModule } from '@sandhill/platform/clock/clock.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseAnswers } from '@sandhill/platform/database/database-answers.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditTrailModule } from './audit/audit-trail.module.js';
import type { AuthConfig } from './auth.config.js';
import { authTables } from './auth.tables.js';
import { DevicesModule } from './devices/devices.module.js';
import { LinksModule } from './links/links.module.js';
import { LoginModule } from './login/login.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PasswordLinksModule } from './password-links/password-links.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { Purge } from './purge.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { ThrottleModule } from './throttle/throttle.module.js';
import { UsersModule } from './users/users.module.js';
import { PublishedSiteModule } from '@sandhill/company/published-site/published-site.module.js';

@Module({})
export class AuthModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        LoggingModule.forRoot('auth', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, authTables),
        PublishedSiteModule.forRoot(config),
        IdentityModule.forRoot({ audience: 'auth', publicKey: config.IDENTITY_PUBLIC_KEY }),
        HealthModule.forRoot({
          inject: [DatabaseAnswers],
          useFactory: (database: DatabaseAnswers) => [
            { name: 'postgres', required: true, check: () => database.check() },
          ],
        }),
        ClockModule,
        UsersModule,
        AuditTrailModule,
        DevicesModule,
        NoticesModule,
        ThrottleModule,
        SessionsModule,
        PasswordsModule,
        SecondFactorModule,
        PasskeysModule,
        LoginModule,
        AccountsModule,
        LinksModule,
        PasswordLinksModule,
      ],
      providers: [Purge],
    };
  }
}
