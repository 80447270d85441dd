import { Module } from '@nestjs/common';
import { GalleryModule } from '../gallery/gallery.module.js';
import { PublishedModule } from '../published/published.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { PreviewController } from './preview.controller.js';
import { PreviewService } from './preview.service.js';

@Module({
  imports: [GalleryModule, PublishedModule, RenderingModule],
  controllers: [PreviewController],
  providers: [PreviewService],
  exports: [PreviewService],
})
export class PreviewModule {}
