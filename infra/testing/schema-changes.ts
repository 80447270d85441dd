interface Migrated {
  driver: { createSchemaBuilder: () => { log: () => Promise<{ upQueries: Array<{ query: string }> }> } };
}

/** Statements that a migrated database lacks to fit its entities. */
export const missingInSchema = async (database: Migrated): Promise<string[]> =>
  (await database.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);
