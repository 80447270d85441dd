import { Module } from '@nestjs/common';
import { GalleryCopy } from './gallery-copy.js';
import { PicturesCopyRepository } from './pictures-copy.repository.js';
import { StoriesCopyRepository } from './stories-copy.repository.js';

@Module({
  providers: [GalleryCopy, PicturesCopyRepository, StoriesCopyRepository],
  exports: [GalleryCopy, PicturesCopyRepository, StoriesCopyRepository],
})
export class GalleryModule {}
