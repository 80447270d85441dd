import { databaseUrl } from './database-url.ts';
import { withDatabase } from './servers/with-database.ts';

/** Returns the username of an owner if no owner has signed in yet, otherwise undefined. */
export async function ownerBeforeFirstSignIn(dataFolder: string): Promise<string | undefined> {
  return withDatabase(databaseUrl(dataFolder, 'auth'), async (database) => {
    const { rows } = await database.query<{ username: string | null }>(
      `SELECT min(username) AS username FROM users WHERE role = 'owner' HAVING max(last_signed_in_at) IS NULL`,
    );
    return rows[0]?.username ?? undefined;
  });
}
