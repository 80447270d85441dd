import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';

/** The time, for every module of the service. */
@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
