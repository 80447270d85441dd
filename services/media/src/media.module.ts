import type { DynamicModule } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { LiteralRoutesFirst } from '@sandhill/platform/http/literal-routes-first.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { modulesOf, type Role } from '@sandhill/platform/process/role-module.js';
import { JobWorkersModule } from '@sandhill/platform/queue/job-workers.module.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { projectAuditActions } from './audit/project-audit-action.js';
import { BinModule } from './bin/bin.module.js';
import { ImagesModule } from './images/images.module.js';
import { makeRenditions } from './images/make-renditions.job.js';
import { MakeRenditionsProcessor } from './images/make-renditions.processor.js';
import { LibraryModule } from './library/library.module.js';
import { mediaHealth } from './media-health.js';
import type { MediaConfig } from './media.config.js';
import { ProjectNames } from './projects/project-names.js';
import { ProjectsModule } from './projects/projects.module.js';
import { SamplesModule } from './seed/samples.module.js';
import { SitePicturesModule } from './site-pictures/site-pictures.module.js';
import { StoriesModule } from './stories/stories.module.js';
import { tables } from './tables.js';

/**
 * Module of the service's two processes. `http` serves lists, accepts uploads of staff and removes samples from a live
 * site. `worker` makes slow sizes and runs the other sweeps; its HTTP port serves only health and metrics.
 */
export class MediaModule {
  static forRoot(config: MediaConfig, role: Role): DynamicModule {
    const take = modulesOf(role);
    return {
      module: MediaModule,
      imports: [
        LoggingModule.forRoot(role === 'http' ? 'media' : 'media-worker', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, tables),
        QueueModule.forRoot(config, role === 'http' ? 'producer' : 'worker'),
        HealthModule.forRoot(mediaHealth(take(ImagesModule))),
        ...[
          ImagesModule,
          ProjectsModule,
          SitePicturesModule,
          StoriesModule,
          BinModule,
          LibraryModule,
          SamplesModule,
        ].map(take),
        ...(role === 'http' ? requests(config) : [jobs(config, take)]),
      ],
      providers: [LiteralRoutesFirst],
    };
  }
}

const requests = (config: MediaConfig): DynamicModule[] => [
  IdentityModule.forRoot({ audience: 'media', publicKey: config.IDENTITY_PUBLIC_KEY }),
  AuditModule.forRoot({
    path: 'projects/audit',
    operationId: 'listProjectAuditEvents',
    actions: projectAuditActions,
    names: ProjectNames,
  }),
];

const jobs = (config: MediaConfig, take: ReturnType<typeof modulesOf>): DynamicModule =>
  JobWorkersModule.forRoot({
    imports: [take(ImagesModule)],
    jobs: [makeRenditions],
    handlers: [MakeRenditionsProcessor],
    // Only half of `IMAGES_AT_ONCE`: making the slow sizes of a large picture takes three times the memory of the
    // prompt sizes, and no one waits for them.
    concurrency: Math.ceil(config.IMAGES_AT_ONCE / 2),
  });
