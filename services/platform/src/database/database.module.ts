import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { describeCause } from '../errors/describe-cause.js';
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
            const dataSource = new RetryingDataSource(options);
            try {
              await dataSource.initialize();
              await migrate(dataSource);
            } catch (error) {
              if (dataSource.isInitialized) await dataSource.destroy();
              logWait(describeCause(error));
              throw error;
            }
            return dataSource;
          },
        }),
      ],
    };
  }
}

let loggedCause = '';

/** Logs once for each cause why the process waits. Its logger prints nothing before the process is ready. */
function logWait(cause: string): void {
  if (cause === loggedCause) return;
  loggedCause = cause;
  const line = { level: 'warn', time: new Date().toISOString(), msg: `waiting for PostgreSQL: ${cause}` };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
