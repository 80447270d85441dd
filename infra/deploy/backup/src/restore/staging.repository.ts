import type { Client } from 'pg';

/** Operations of a restore on whole databases. The connections have a superuser's login and the database `postgres`. */

/** Returns those of the named databases that exist. */
export async function existing(client: Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE datname = ANY($1)',
    [names],
  );
  return rows.map(({ datname }) => datname);
}

export async function connectedLogins(client: Client, database: string): Promise<string[]> {
  const { rows } = await client.query<{ usename: string }>(
    `SELECT DISTINCT usename FROM pg_stat_activity
     WHERE datname = $1 AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    [database],
  );
  return rows.map(({ usename }) => usename);
}

export async function ownerOf(client: Client, database: string): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [database],
  );
  return rows[0]?.owner ?? '';
}

/**
 * Ends the sessions on a database, such as those of operators and monitoring. PostgreSQL copies and renames only
 * databases without sessions.
 */
export async function terminateConnections(client: Client, database: string): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()`,
    [database],
  );
}

export async function createStagingDatabase(
  client: Client,
  database: string,
  original: string,
): Promise<void> {
  const [name, template] = [client.escapeIdentifier(database), client.escapeIdentifier(original)];
  const owner = client.escapeIdentifier(await ownerOf(client, original));
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`);
  // The access rights of the template are not copied, so they are set here.
  await client.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
  const backup = await client.query(`SELECT FROM pg_roles WHERE rolname = 'backup'`);
  if (backup.rowCount) await client.query(`GRANT CONNECT ON DATABASE ${name} TO backup`);
}

export async function drop(client: Client, database: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`);
}

/** Renames all the databases or none, in one transaction. */
export async function renameAll(
  client: Client,
  names: ReadonlyArray<{ from: string; to: string }>,
): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const { from, to } of names)
      await client.query(
        `ALTER DATABASE ${client.escapeIdentifier(from)} RENAME TO ${client.escapeIdentifier(to)}`,
      );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Returns the databases that earlier restores kept under another name, such as `leads_before_20261122174500`. */
export async function replacedDatabases(client: Client, database: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE starts_with(datname, $1) AND datname ~ '_before_[0-9]{14}$' ORDER BY datname`,
    [`${database}_before_`],
  );
  return rows.map(({ datname }) => datname);
}
