import { Module } from '@nestjs/common';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { GuideEntriesModule } from '../guide-entries/guide-entries.module.js';
import { PublishedModule } from '../published/published.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { SiteSetsModule } from '../site-sets/site-sets.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { CurrentSet } from './current-set.js';
import { DailyRebuild } from './daily-rebuild.js';
import { PicturesInUse } from './pictures-in-use.repository.js';
import { PublishingSweep } from './publishing-sweep.js';
import { PublicationMetrics } from './publication-metrics.js';
import { PublicationProgress } from './publication-progress.js';
import { PublishLock } from './publish-lock.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingService } from './publishing.service.js';
import { ScheduledPublisher } from './scheduled/scheduled-publisher.js';
import { ScheduledVersionsRepository } from './scheduled/scheduled-versions.repository.js';
import { SchedulingController } from './scheduled/scheduling.controller.js';
import { SchedulingService } from './scheduled/scheduling.service.js';
import { ServerVersions } from './server-versions.js';
import { GalleryFollower } from './gallery-follower.js';
import { VersionPublisher } from './version-publisher.js';

@Module({
  imports: [
    MetricsModule,
    GuideEntriesModule,
    VersionsModule,
    DraftsModule,
    RenderingModule,
    SiteSetsModule,
    GalleryModule,
    PublishedModule,
  ],
  controllers: [PublishingController, SchedulingController],
  providers: [
    CurrentSet,
    DailyRebuild,
    PicturesInUse,
    PublishingSweep,
    PublicationMetrics,
    PublicationProgress,
    PublishLock,
    PublishingService,
    ScheduledPublisher,
    ScheduledVersionsRepository,
    SchedulingService,
    ServerVersions,
    GalleryFollower,
    VersionPublisher,
  ],
  exports: [PublishLock, PublishingService, VersionPublisher],
})
export class PublishingModule {}
