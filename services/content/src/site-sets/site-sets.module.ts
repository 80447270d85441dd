import { Module } from '@nestjs/common';
import { RenderingModule } from '../rendering/rendering.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { SetCopies } from './set-copies.js';
import { SetBefore } from './set-before.js';
import { SetMaker } from './set-maker.js';
import { SetSweep } from './set-sweep.js';
import { SiteSetsRepository } from './site-sets.repository.js';

@Module({
  imports: [RenderingModule, GalleryModule],
  providers: [SetBefore, SetCopies, SetMaker, SetSweep, SiteSetsRepository],
  exports: [SetCopies, SetMaker, SiteSetsRepository],
})
export class SiteSetsModule {}
