import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { MailClaims } from './mail-claims.service.js';

const providers = [MailClaims];

/** Claims of leads by the links of the office's mail. */
@Module({ imports: [MailModule, StaffModule], providers, exports: providers })
export class ClaimsModule {}
