import { Module } from '@nestjs/common';
import { MovePhotoProcessor } from './move-photo.processor.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';
import { PhotosModule } from './photos.module.js';
import { UnreadablePhotosSweep } from './unreadable-photos-sweep.js';

/** The worker's side of photos. */
@Module({
  imports: [PhotosModule],
  providers: [MovePhotoProcessor, PhotoMovesRepository, UnreadablePhotosSweep],
  exports: [MovePhotoProcessor, PhotoMovesRepository],
})
export class PhotoMovingModule {}
