import { Module, type DynamicModule } from '@nestjs/common';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { ContentConfig } from '../content.config.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { SetCopies, SITE_STORE } from './set-copies.js';
import { SetMaker } from './set-maker.js';
import { SetSweep } from './set-sweep.js';
import { SiteSetsRepository } from './site-sets.repository.js';

/** The files of each version, for public servers. */
@Module({})
export class SiteSetsModule {
  static forRoot(config: ContentConfig): DynamicModule {
    return {
      module: SiteSetsModule,
      imports: [RenderingModule],
      providers: [
        { provide: SITE_STORE, useFactory: () => new ObjectStore(config, config.SITE_BUCKET) },
        SetCopies,
        SetMaker,
        SetSweep,
        SiteSetsRepository,
      ],
      exports: [SetCopies, SetMaker, SiteSetsRepository, SITE_STORE],
    };
  }
}
