interface Migrated {
  driver: { createSchemaBuilder: () => { log: () => Promise<{ upQueries: Array<{ query: string }> }> } };
}

/**
 * Returns the statements that would make the schema of a migrated database match its entities. Returns none if the
 * schema matches.
 */
export const missingInSchema = async (database: Migrated): Promise<string[]> =>
  (await database.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);
