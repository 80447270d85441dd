import { Module } from '@nestjs/common';
import { OwedSweep } from './owed-sweep.js';

/** Runs the sweep of owed work. */
@Module({ providers: [OwedSweep], exports: [OwedSweep] })
export class OutboxWorkerModule {}
