import { DataSource } from 'typeorm';

/** Any fixed number. Locks belong to a database, so services do not wait for each other. */
const migrationLock = 7_201_991;

/** Longer than a request may take: building an index, or waiting for another copy's migration, can take minutes. */
const patienceMs = 10 * 60_000;

/** Applies missing migrations under a lock, so that copies that start together do not race. */
export async function migrate({ options }: DataSource): Promise<void> {
  const patient = await new DataSource({
    ...options,
    poolSize: 2,
    extra: { ...(options.extra as object), statement_timeout: patienceMs, query_timeout: patienceMs + 1000 },
  } as typeof options).initialize();
  const holder = patient.createQueryRunner();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await patient.runMigrations();
  } finally {
    await holder.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await holder.release();
    await patient.destroy();
  }
}
