import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';

/** Provides the clock to every module of the service. */
@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
