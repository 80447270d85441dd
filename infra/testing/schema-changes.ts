interface Migrated {
  driver: { createSchemaBuilder: () => { log: () => Promise<{ upQueries: Array<{ query: string }> }> } };
}

/** Returns the statements that would make a migrated database fit its entities; none if it fits. */
export const missingInSchema = async (database: Migrated): Promise<string[]> =>
  (await database.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);
