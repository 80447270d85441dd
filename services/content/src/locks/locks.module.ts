import { Global, Module } from '@nestjs/common';
import { LocksRepository } from './locks.repository.js';

@Global()
@Module({ providers: [LocksRepository], exports: [LocksRepository] })
export class LocksModule {}
