import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { projectAuditActions } from './audit/project-audit-action.js';
import { ProjectNames } from './projects/project-names.js';
import { BinModule } from './bin/bin.module.js';
import { ImagesModule } from './images/images.module.js';
import { mediaHealth } from './media-health.js';
import type { MediaConfig } from './media.config.js';
import { ProjectsModule } from './projects/projects.module.js';
import { tables } from './tables.js';

/** Composition root of the HTTP process: public lists and administrators' uploads. */
@Module({})
export class MediaModule {
  static forRoot(config: MediaConfig): DynamicModule {
    const images = ImagesModule.forRoot(config);
    const projects = ProjectsModule.forRoot(images);
    return {
      module: MediaModule,
      imports: [
        LoggingModule.forRoot('media', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, tables),
        QueueModule.forRoot(config, 'producer'),
        IdentityModule.forRoot({ audience: 'media', publicKey: config.IDENTITY_PUBLIC_KEY }),
        HealthModule.forRoot(mediaHealth(images)),
        images,
        projects,
        BinModule.forRoot(images, projects),
        AuditModule.forRoot({
          path: 'projects/audit',
          operationId: 'listProjectAuditEvents',
          actions: projectAuditActions,
          names: ProjectNames,
        }),
      ],
    };
  }
}
