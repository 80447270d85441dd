import type { DataSourceOptions, MixedList, MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from './database.config.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';
import { withPassword } from './with-password.js';

export interface Tables {
  // These types are narrower than TypeORM's own, which accept any `Function`.
  entities: Extract<NonNullable<DataSourceOptions['entities']>, unknown[]>;
  migrations: MixedList<new () => MigrationInterface>;
}

/**
 * Returns a service's PostgreSQL settings: limits for connections and waits, snake-case names, no automatic schema
 * changes.
 */
export function dataSourceOptions(
  config: DatabaseConfig,
  { entities, migrations }: Tables,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: withPassword(config.DATABASE_URL, config.DATABASE_PASSWORD),
    entities,
    namingStrategy: new SnakeNamingStrategy(),
    migrations: migrations as DataSourceOptions['migrations'],
    migrationsTransactionMode: 'each',
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    logging: false,
    poolSize: config.DATABASE_POOL,
    // Also limits the wait for a connection of the pool, which can take seconds under load.
    connectTimeoutMS: 5_000,
    extra: {
      statement_timeout: 15_000,
      query_timeout: 16_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
    },
  };
}
