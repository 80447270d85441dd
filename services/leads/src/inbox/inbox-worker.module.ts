import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { BinSweep } from './bin/bin-sweep.js';
import { LeadEraser } from './bin/lead-eraser.js';

/** Empties the bin. */
@Module({ imports: [PhotosModule], providers: [BinSweep, LeadEraser] })
export class InboxWorkerModule {}
