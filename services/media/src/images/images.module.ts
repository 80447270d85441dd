import type { FactoryProvider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { MediaConfig } from '../media.config.js';
import { ImageDecoder } from './image-decoder.js';
import { DiskSpace } from './disk-space.js';
import { ImageErasures } from './image-erasures.js';
import { ImageErasuresRepository } from './image-erasures.repository.js';
import { ImageObjects } from './image-objects.js';
import { ImageVisibilityRepository } from './image-visibility.repository.js';
import { ImageVisibility } from './image-visibility.js';
import { Image } from './image.entity.js';
import { ImagesService } from './images.service.js';
import { MakeRenditionsProcessor } from './make-renditions.processor.js';
import { OwedRenditionsSweep } from './owed-renditions-sweep.js';
import { MEDIA_STORE, ORIGINALS_STORE } from './stores.js';
import { VisibilitySweep } from './visibility-sweep.js';
import { Watermarks } from './watermarks.js';

const configured = <Made>(provide: unknown, make: (config: MediaConfig) => Made) =>
  ({ provide, inject: [MediaConfig], useFactory: make }) as FactoryProvider<Made>;

@RoleModule({
  imports: [TypeOrmModule.forFeature([Image])],
  providers: [
    configured(MEDIA_STORE, (config) => new ObjectStore(config, config.MEDIA_BUCKET)),
    configured(ORIGINALS_STORE, (config) => new ObjectStore(config, config.ORIGINALS_BUCKET)),
    configured(ImageDecoder, (config) => new ImageDecoder(config.IMAGES_AT_ONCE)),
    configured(
      Watermarks,
      (config) =>
        new Watermarks({ fileNames: config.WATERMARK_FILE_NAMES, software: config.WATERMARK_SOFTWARE }),
    ),
    configured(DiskSpace, (config) => new DiskSpace(config)),
    ImageErasures,
    ImageErasuresRepository,
    ImageObjects,
    ImageVisibility,
    ImageVisibilityRepository,
    ImagesService,
    MakeRenditionsProcessor,
  ],
  exports: [
    DiskSpace,
    ImageErasures,
    ImageVisibility,
    ImagesService,
    MakeRenditionsProcessor,
    MEDIA_STORE,
    Watermarks,
  ],
  worker: { providers: [OwedRenditionsSweep, VisibilitySweep] },
})
export class ImagesModule {}
