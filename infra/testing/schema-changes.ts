interface Migrated {
  driver: { createSchemaBuilder: () => { log: () => Promise<{ upQueries: Array<{ query: string }> }> } };
  undoLastMigration: () => Promise<void>;
  query: (sql: string) => Promise<unknown>;
}

/** Statements that a migrated database lacks to fit its entities. */
export const missingInSchema = async (database: Pick<Migrated, 'driver'>): Promise<string[]> =>
  (await database.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);

/** Undoes all migrations; returns the tables that are left. */
export async function leftWithoutMigrations(database: Migrated, migrations: number): Promise<unknown> {
  for (let left = migrations; left > 0; left -= 1) await database.undoLastMigration();
  return database.query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
  );
}
