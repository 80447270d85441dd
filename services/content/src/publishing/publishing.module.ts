import { Module } from '@nestjs/common';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { GuideEntriesModule } from '../guide-entries/guide-entries.module.js';
import { PublishedModule } from '../published/published.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { SiteSetsModule } from '../site-sets/site-sets.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { OwnSet } from './own-set.js';
import { PublicationMetrics } from './publication-metrics.js';
import { PublicationProgress } from './publication-progress.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingService } from './publishing.service.js';
import { ServerVersions } from './server-versions.js';
import { VersionPublisher } from './version-publisher.js';

/** Makes versions, and keeps the published one's set right. */
@Module({
  imports: [
    MetricsModule,
    GuideEntriesModule,
    VersionsModule,
    DraftsModule,
    RenderingModule,
    SiteSetsModule,
    PublishedModule,
  ],
  controllers: [PublishingController],
  providers: [
    OwnSet,
    PublicationMetrics,
    PublicationProgress,
    PublishingService,
    ServerVersions,
    VersionPublisher,
  ],
  exports: [PublishingService, VersionPublisher],
})
export class PublishingModule {}
