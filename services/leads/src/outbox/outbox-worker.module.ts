import { Module } from '@nestjs/common';
import { OwedSweep } from './owed-sweep.js';

/** Brings owed work that the queue lost. */
@Module({ providers: [OwedSweep], exports: [OwedSweep] })
export class OutboxWorkerModule {}
