import { Module } from '@nestjs/common';
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

/** Visitors' photos: accepting, serving and erasing them. */
@Module({ providers, exports: providers })
export class PhotosModule {}
