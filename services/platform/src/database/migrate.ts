import { DataSource } from 'typeorm';

/** Any fixed number; the lock is one database's, so services do not wait for each other. */
const migrationLock = 7_201_991;

/** A request gives up long before; an index over many rows, or a copy that migrates first, may take its time. */
const patienceMs = 10 * 60_000;

/** Applies what is missing, under a lock, so that copies that start together do not race. */
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
