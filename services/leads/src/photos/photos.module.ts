import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { LeadsConfig } from '../config/leads.config.js';
import { PhotoAccess } from './photo-access.js';
import { PhotoBudget } from './photo-budget.js';
import { PhotoDecoder } from './photo-decoder.js';
import { PhotoErasures } from './photo-erasures.js';
import { PhotoIntake } from './photo-intake.js';
import { PhotoLinks } from './photo-links.js';
import { PhotosService } from './photos.service.js';
import { WaitingPhotosRepository } from './waiting-photos.repository.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { MovePhotoProcessor } from './move-photo.processor.js';
import { PhotoMoveSweep } from './photo-move-sweep.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';
import { PhotosController } from './photos.controller.js';
import { UnreadablePhotosSweep } from './unreadable-photos-sweep.js';

const providers = [
  {
    provide: ObjectStore,
    inject: [LeadsConfig],
    useFactory: (config: LeadsConfig) => new ObjectStore(config, config.LEAD_PHOTOS_BUCKET),
  },
  PhotoAccess,
  PhotoBudget,
  PhotoDecoder,
  PhotoErasures,
  PhotoIntake,
  PhotoLinks,
  PhotosService,
  WaitingPhotosRepository,
];

@RoleModule({
  imports: [OutboxModule],
  providers,
  exports: providers,
  http: { controllers: [PhotosController] },
  worker: {
    providers: [MovePhotoProcessor, PhotoMoveSweep, PhotoMovesRepository, UnreadablePhotosSweep],
    exports: [MovePhotoProcessor],
  },
})
export class PhotosModule {}
