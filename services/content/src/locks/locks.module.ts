import { Global, Module } from '@nestjs/common';
import { LocksRepository } from './locks.repository.js';

/** Locks among the copies of the service, for every module. */
@Global()
@Module({ providers: [LocksRepository], exports: [LocksRepository] })
export class LocksModule {}
