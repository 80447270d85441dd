import { Module } from '@nestjs/common';
import { MailStateRepository } from './mail-state.repository.js';

/** How mail is going, for the office and for the alarms. */
@Module({ providers: [MailStateRepository], exports: [MailStateRepository] })
export class MailStateReadingModule {}
