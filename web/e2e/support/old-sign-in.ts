import { Client } from 'pg';

/** Makes all sessions of an account too old for actions that need a fresh sign-in. */
export async function ageSignIn(username: string): Promise<void> {
  const client = new Client(process.env['AUTH_DATABASE']);
  await client.connect();
  await client.query(
    `UPDATE sessions SET confirmed_at = confirmed_at - interval '31 minutes'
     WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
    [username],
  );
  await client.end();
}
