import { Module, type DynamicModule } from '@nestjs/common';
import { MetricsModule } from '@sandhill/platform/metrics/metrics.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { InternalSiteSetsController } from './internal-site-sets.controller.js';
import { PublicServers } from './public-servers.js';
import { Published } from './published.js';
import { PublishedFollower } from './published-follower.js';
import { ServerMetrics } from './server-metrics.js';
import { SiteController } from './site.controller.js';

/** What is published, for everyone, and its files, for public servers. */
@Module({})
export class PublishedModule {
  static forRoot(siteSets: DynamicModule): DynamicModule {
    return {
      module: PublishedModule,
      imports: [MetricsModule, VersionsModule, siteSets],
      controllers: [SiteController, InternalSiteSetsController],
      providers: [Published, PublishedFollower, PublicServers, ServerMetrics],
      exports: [Published, PublicServers],
    };
  }
}
