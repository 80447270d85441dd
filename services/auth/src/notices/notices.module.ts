import { Module } from '@nestjs/common';
import { OutcomeWriter } from '@sandhill/platform/delivery/outcome-writer.js';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { LinksModule } from '../links/links.module.js';
import { NoticeChannel } from './notice.channel.js';
import { NoticeMailer } from './notice-mailer.js';
import { NoticeSweep } from './notice-sweep.js';

@Module({
  imports: [LinksModule, MetricsModule],
  providers: [NoticeChannel, NoticeMailer, NoticeSweep, OutcomeWriter],
})
export class NoticesModule {}
