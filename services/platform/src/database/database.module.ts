import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions, type Tables } from './data-source-options.js';
import { DatabaseAnswers } from './database-answers.js';
import { DatabaseGuard } from './database.guard.js';
import type { DatabaseConfig } from './database.config.js';
import { migrate } from './migrate.js';
import { RetryingDataSource } from './retrying-data-source.js';

/** The service's database. Waits until it is available and applies migrations before anything else uses it. */
@Module({})
export class DatabaseModule {
  static forRoot(config: DatabaseConfig, tables: Tables): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [DatabaseAnswers, { provide: APP_GUARD, useClass: DatabaseGuard }],
      exports: [DatabaseAnswers],
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(config, tables),
            retryAttempts: 600,
            retryDelay: 1000,
          }),
          dataSourceFactory: async (options) => {
            if (!options) throw new Error('no data source options');
            const dataSource = await new RetryingDataSource(options).initialize();
            try {
              await migrate(dataSource);
            } catch (error) {
              await dataSource.destroy();
              throw error;
            }
            return dataSource;
          },
        }),
      ],
    };
  }
}
