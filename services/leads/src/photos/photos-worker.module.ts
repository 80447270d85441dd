import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxWorkerModule } from '../outbox/outbox-worker.module.js';
import { MovePhotoProcessor } from './move-photo.processor.js';
import { OwedPhotos } from './owed-photos.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';
import { PhotosModule } from './photos.module.js';
import { UnreadablePhotosSweep } from './unreadable-photos-sweep.js';

/** Moves photos to the bucket. */
@Module({
  imports: [PhotosModule, OutboxModule, OutboxWorkerModule],
  providers: [MovePhotoProcessor, OwedPhotos, PhotoMovesRepository, UnreadablePhotosSweep],
  exports: [MovePhotoProcessor],
})
export class PhotosWorkerModule {}
