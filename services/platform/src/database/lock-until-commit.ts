import type { EntityManager } from 'typeorm';

/**
 * Waits for a PostgreSQL advisory lock and holds it until the transaction of `manager` ends. A text key is hashed by
 * PostgreSQL; number keys must be unique within the database.
 */
export async function lockUntilCommit(manager: EntityManager, key: number | string): Promise<void> {
  const hashed = typeof key === 'number' ? '$1' : 'hashtextextended($1, 0)';
  await manager.query(`SELECT pg_advisory_xact_lock(${hashed})`, [key]);
}
