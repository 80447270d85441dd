import { Module, type DynamicModule } from '@nestjs/common';
import { ClockModule } from '@sandhill/platform/clock/clock.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import type { ContentConfig } from '../content.config.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { LocksModule } from '../locks/locks.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { tables } from '../tables.js';
import { VersionsModule } from '../versions/versions.module.js';
import { SiteFiles } from './site-files.js';

@Module({})
export class FilesModule {
  static forRoot(config: ContentConfig): DynamicModule {
    return {
      module: FilesModule,
      imports: [
        LoggingModule.forRoot('content-file', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, tables),
        ClockModule,
        LocksModule,
        VersionsModule,
        DraftsModule,
        PublishingModule,
      ],
      providers: [SiteFiles],
    };
  }
}
