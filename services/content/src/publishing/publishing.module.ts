import { Module, type DynamicModule } from '@nestjs/common';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { OwnSet } from './own-set.js';
import { PublicationMetrics } from './publication-metrics.js';
import { PublicationProgress } from './publication-progress.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingService } from './publishing.service.js';
import { ServerVersions } from './server-versions.js';

/** Makes versions, and keeps the published one's set right. */
@Module({})
export class PublishingModule {
  static forRoot(siteSets: DynamicModule, published: DynamicModule): DynamicModule {
    return {
      module: PublishingModule,
      imports: [MetricsModule, VersionsModule, DraftsModule, RenderingModule, siteSets, published],
      controllers: [PublishingController],
      providers: [OwnSet, PublicationMetrics, PublicationProgress, PublishingService, ServerVersions],
      exports: [PublishingService],
    };
  }
}
