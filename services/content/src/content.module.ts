import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ClockModule } from '@sandhill/platform/clock/clock.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { LiteralRoutesFirst } from '@sandhill/platform/http/literal-routes-first.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { EmptyAuditNames } from './audit/empty-audit-names.js';
import { siteAuditActions } from './audit/site-audit-action.js';
import { contentHealth } from './content-health.js';
import type { ContentConfig } from './content.config.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { LocksModule } from './locks/locks.module.js';
import { PlantGuideModule } from './plant-guide/plant-guide.module.js';
import { PreviewModule } from './preview/preview.module.js';
import { PublishedModule } from './published/published.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { SiteSetsModule } from './site-sets/site-sets.module.js';
import { tables } from './tables.js';
import { VersionsModule } from './versions/versions.module.js';

@Module({})
export class ContentModule {
  static forRoot(config: ContentConfig): DynamicModule {
    return {
      module: ContentModule,
      imports: [
        LoggingModule.forRoot('content', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, tables),
        IdentityModule.forRoot({ audience: 'content', publicKey: config.IDENTITY_PUBLIC_KEY }),
        HealthModule.forRoot(contentHealth),
        ClockModule,
        LocksModule,
        VersionsModule,
        DraftsModule,
        PreviewModule,
        SiteSetsModule,
        PublishedModule,
        PublishingModule,
        PlantGuideModule,
        AuditModule.forRoot({
          path: 'site/audit',
          operationId: 'listSiteAuditEvents',
          actions: siteAuditActions,
          names: EmptyAuditNames,
        }),
      ],
      providers: [LiteralRoutesFirst],
    };
  }
}
