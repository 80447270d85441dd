import { Module } from '@nestjs/common';
import { OutcomeWriter } from '@sandhill/platform/delivery/outcome-writer.js';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { LeadDeliveries } from './lead-deliveries.js';

/** The table of what is owed to somebody outside, and its engine. */
@Module({ imports: [MetricsModule], providers: [LeadDeliveries, OutcomeWriter], exports: [LeadDeliveries] })
export class DeliveriesModule {}
