import { Module } from '@nestjs/common';
import { BinSweep } from './bin-sweep.js';
import { ErasingModule } from './erasing.module.js';

@Module({ imports: [ErasingModule], providers: [BinSweep] })
export class BinSweepModule {}
