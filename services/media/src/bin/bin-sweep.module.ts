import { Module, type DynamicModule } from '@nestjs/common';
import { BinPurge } from './bin-purge.js';
import { BinSweep } from './bin-sweep.js';

/** Sweeps of the bin, for the worker. */
@Module({})
export class BinSweepModule {
  static forRoot(images: DynamicModule): DynamicModule {
    return { module: BinSweepModule, imports: [images], providers: [BinPurge, BinSweep] };
  }
}
