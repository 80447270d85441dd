import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of the schema. It cannot be undone: if an older version of the service is installed again, it runs on the
 * newer tables.
 */
export abstract class Migration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations cannot be undone.'));
  }
}
