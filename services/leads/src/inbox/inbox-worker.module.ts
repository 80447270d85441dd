import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { BinSweep } from './bin/bin-sweep.js';
import { LeadEraser } from './bin/lead-eraser.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { SearchSweep } from './search/search-sweep.js';
import { SearchTextsRepository } from './search/search-texts.repository.js';
import { RetentionSweep } from './retention/retention-sweep.js';

/** Empties the bin, erases leads that have been kept long enough, and writes what a search reads. */
@Module({
  imports: [PhotosModule],
  providers: [BinSweep, LeadEraser, RetentionRepository, RetentionSweep, SearchSweep, SearchTextsRepository],
})
export class InboxWorkerModule {}
