import { Module } from '@nestjs/common';
import { OwedWork } from './owed-work.js';

/** Tells the workers what is owed. */
@Module({ providers: [OwedWork], exports: [OwedWork] })
export class OutboxModule {}
