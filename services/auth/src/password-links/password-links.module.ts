import { Module } from '@nestjs/common';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { LinksModule } from '../links/links.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { PasswordLinksController } from './password-links.controller.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordResets } from './password-resets.service.js';

@Module({
  imports: [AuditTrailModule, LinksModule, PasskeysModule, PasswordsModule, ThrottleModule],
  controllers: [PasswordLinksController],
  providers: [PasswordLinks, PasswordResets],
})
export class PasswordLinksModule {}
