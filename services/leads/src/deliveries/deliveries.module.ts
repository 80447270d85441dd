import { Module } from '@nestjs/common';
import { OutcomeWriter } from '@sandhill/platform/delivery/outcome-writer.js';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { LeadDeliveries } from './lead-deliveries.js';

/** The table of deliveries (mails, web hook events, device messages) and the engine that sends them. */
@Module({ imports: [MetricsModule], providers: [LeadDeliveries, OutcomeWriter], exports: [LeadDeliveries] })
export class DeliveriesModule {}
