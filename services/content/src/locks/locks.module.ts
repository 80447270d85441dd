import { Global, Module } from '@nestjs/common';
import { LocksRepository } from './locks.repository.js';

/** Provides locks between the copies of the service to every module. */
@Global()
@Module({ providers: [LocksRepository], exports: [LocksRepository] })
export class LocksModule {}
