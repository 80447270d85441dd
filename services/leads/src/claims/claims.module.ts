import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { MailClaims } from './mail-claims.service.js';

const providers = [MailClaims];

/** Who has a lead. */
@Module({ imports: [MailModule], providers, exports: providers })
export class ClaimsModule {}
