import { Module } from '@nestjs/common';
import { OwedWork } from './owed-work.js';

/** Enqueues owed work. */
@Module({ providers: [OwedWork], exports: [OwedWork] })
export class OutboxModule {}
