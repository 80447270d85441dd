import { Module } from '@nestjs/common';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { OwedWork } from './owed-work.js';

/** Enqueues owed work. */
@Module({ providers: [DeliveryQueue, OwedWork], exports: [DeliveryQueue, OwedWork] })
export class OutboxModule {}
