import { Module } from '@nestjs/common';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { AccountsConfig, AuthConfig } from '../auth.config.js';
import { LinksModule } from '../links/links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountAdministration } from './account-administration.js';
import { OwnNameController } from './own-name.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { Invitations } from './invitations.js';
import { FirstOwner } from './first-owner.js';

@Module({
  imports: [AuditTrailModule, LinksModule, PasswordsModule, UsersModule],
  controllers: [AccountsController, OwnNameController],
  providers: [
    { provide: AccountsConfig, useExisting: AuthConfig },
    AccountsService,
    AccountAdministration,
    Invitations,
    FirstOwner,
  ],
})
export class AccountsModule {}
