import { Module } from '@nestjs/common';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { LeadsConfig } from '../config/leads.config.js';
import { PhotoLinks } from './photo-links.js';
import { PhotosService } from './photos.service.js';

/** Reading photos; who may, and how they get into the bucket, is elsewhere. */
@Module({
  providers: [
    {
      provide: ObjectStore,
      inject: [LeadsConfig],
      useFactory: (config: LeadsConfig) => new ObjectStore(config, config.LEAD_PHOTOS_BUCKET),
    },
    PhotoLinks,
    PhotosService,
  ],
  exports: [ObjectStore, PhotoLinks, PhotosService],
})
export class PhotosModule {}
