import { Module } from '@nestjs/common';
import { RenderingModule } from '../rendering/rendering.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { SetCopies } from './set-copies.js';
import { PreviousSet } from './previous-set.js';
import { SetMaker } from './set-maker.js';
import { SetSweep } from './set-sweep.js';
import { SiteSetsRepository } from './site-sets.repository.js';

@Module({
  imports: [RenderingModule, GalleryModule],
  providers: [PreviousSet, SetCopies, SetMaker, SetSweep, SiteSetsRepository],
  exports: [SetCopies, SetMaker, SiteSetsRepository],
})
export class SiteSetsModule {}
