import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ClaimsRepository } from './claims.repository.js';
import { MailClaims } from './mail-claims.service.js';

const providers = [ClaimsRepository, MailClaims];

/** Who has a lead. */
@Module({ imports: [MailModule], providers, exports: providers })
export class ClaimsModule {}
