import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { modulesOf } from '@sandhill/platform/process/role-module.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import type { MediaConfig } from '../media.config.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { tables } from '../tables.js';
import { AppliedSeed } from './applied-seed.entity.js';
import { SeedService } from './seed.service.js';

/** Module of the process that fills a new gallery and then ends. */
@Module({})
export class SeedModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return {
      module: SeedModule,
      imports: [
        LoggingModule.forRoot('media-seed', config),
        DatabaseModule.forRoot(config, tables),
        QueueModule.forRoot(config, 'producer'),
        ConfigModule.forRoot(config),
        modulesOf('http')(ProjectsModule),
        TypeOrmModule.forFeature([AppliedSeed]),
      ],
      providers: [SeedService],
    };
  }
}
