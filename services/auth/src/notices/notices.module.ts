import { Module } from '@nestjs/common';
import { NoticeMailer } from './notice-mailer.js';
import { NoticeSweep } from './notice-sweep.js';
import { NoticesRepository } from './notices.repository.js';

/** Mails that tell users what happened to their account. */
@Module({ providers: [NoticesRepository, NoticeMailer, NoticeSweep], exports: [NoticeSweep] })
export class NoticesModule {}
