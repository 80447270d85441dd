import { Module } from '@nestjs/common';
import { PhotosModule } from '../../photos/photos.module.js';
import { LeadEraser } from './lead-eraser.js';
import { PhotoErasures } from '../../photos/photo-erasures.js';

/** Erasing leads, for who asks for it and for the sweep. */
@Module({
  imports: [PhotosModule],
  providers: [LeadEraser, PhotoErasures],
  exports: [LeadEraser, PhotoErasures],
})
export class ErasingModule {}
