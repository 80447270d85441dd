import type { DataSource } from 'typeorm';

/** Any fixed number; the lock is one database's, so services do not wait for each other. */
const migrationLock = 7_201_991;

/** Applies what is missing, under a lock, so that copies that start together do not race. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const holder = dataSource.createQueryRunner();
  await holder.connect();
  try {
    await holder.query("SET statement_timeout = '5min'");
    await holder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
  } finally {
    await holder.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await holder.query('RESET statement_timeout').catch(() => undefined);
    await holder.release();
  }
}
