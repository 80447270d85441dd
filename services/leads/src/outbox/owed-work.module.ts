import { Module } from '@nestjs/common';
import { OwedWork } from './owed-work.js';

@Module({ providers: [OwedWork], exports: [OwedWork] })
export class OwedWorkModule {}
