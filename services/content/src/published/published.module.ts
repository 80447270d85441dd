import { Module } from '@nestjs/common';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { SiteSetsModule } from '../site-sets/site-sets.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { InternalSiteSetsController } from './internal-site-sets.controller.js';
import { PublicServers } from './public-servers.js';
import { Published } from './published.js';
import { PublishedFollower } from './published-follower.js';
import { ServerMetrics } from './server-metrics.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [MetricsModule, VersionsModule, SiteSetsModule, GalleryModule],
  controllers: [SiteController, InternalSiteSetsController],
  providers: [Published, PublishedFollower, PublicServers, ServerMetrics],
  exports: [Published, PublicServers],
})
export class PublishedModule {}
