import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of the schema. It cannot be undone: after a rollback, the older version runs on the newer tables. */
export abstract class Migration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations cannot be undone.'));
  }
}
