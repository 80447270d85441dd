import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { BinSweep } from './bin/bin-sweep.js';
import { LeadEraser } from './bin/lead-eraser.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { RetentionSweep } from './retention/retention-sweep.js';

/** Empties the bin, and erases leads that have been kept long enough. */
@Module({ imports: [PhotosModule], providers: [BinSweep, LeadEraser, RetentionRepository, RetentionSweep] })
export class InboxWorkerModule {}
