import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { MediaConfig } from '../media.config.js';
import { ImageDecoder } from './image-decoder.js';
import { DiskRoom } from './disk-room.js';
import { ImageErasures } from './image-erasures.js';
import { ImageErasuresRepository } from './image-erasures.repository.js';
import { ImageVisibilityRepository } from './image-visibility.repository.js';
import { ImageVisibility } from './image-visibility.js';
import { Image } from './image.entity.js';
import { ImagesService } from './images.service.js';
import { MakeRenditionsProcessor } from './make-renditions.processor.js';
import { MEDIA_STORE, ORIGINALS_STORE } from './stores.js';
import { Watermarks } from './watermarks.js';

/** Validates, re-encodes and stores pictures. */
@Module({})
export class ImagesModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return {
      module: ImagesModule,
      imports: [TypeOrmModule.forFeature([Image])],
      providers: [
        { provide: MEDIA_STORE, useFactory: () => new ObjectStore(config, config.MEDIA_BUCKET) },
        { provide: ORIGINALS_STORE, useFactory: () => new ObjectStore(config, config.ORIGINALS_BUCKET) },
        { provide: ImageDecoder, useFactory: () => new ImageDecoder(config.IMAGES_AT_ONCE) },
        {
          provide: Watermarks,
          useFactory: () =>
            new Watermarks({ fileNames: config.WATERMARK_FILE_NAMES, software: config.WATERMARK_SOFTWARE }),
        },
        { provide: DiskRoom, useFactory: () => new DiskRoom(config) },
        ImageErasures,
        ImageErasuresRepository,
        ImageVisibility,
        ImageVisibilityRepository,
        ImagesService,
        MakeRenditionsProcessor,
      ],
      exports: [
        DiskRoom,
        ImageErasures,
        ImageVisibility,
        ImagesService,
        MakeRenditionsProcessor,
        MEDIA_STORE,
        Watermarks,
      ],
    };
  }
}
