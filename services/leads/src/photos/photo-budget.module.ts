import { Module } from '@nestjs/common';
import { PhotoBudget } from './photo-budget.js';
import { WaitingPhotosRepository } from './waiting-photos.repository.js';

/** How many photos may wait, for taking leads and for the alarms. */
@Module({
  providers: [PhotoBudget, WaitingPhotosRepository],
  exports: [PhotoBudget, WaitingPhotosRepository],
})
export class PhotoBudgetModule {}
