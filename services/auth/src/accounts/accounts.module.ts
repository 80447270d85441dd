import { Module } from '@nestjs/common';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { AccountsConfig, AuthConfig } from '../auth.config.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { AccountAdministration } from './account-administration.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { FirstOwner } from './first-owner.js';

@Module({
  imports: [AuditTrailModule, PasswordsModule],
  controllers: [AccountsController],
  providers: [
    { provide: AccountsConfig, useExisting: AuthConfig },
    AccountsService,
    AccountAdministration,
    FirstOwner,
  ],
})
export class AccountsModule {}
