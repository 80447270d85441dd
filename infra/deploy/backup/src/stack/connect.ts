import { Client } from 'pg';

const connectWithinMs = 10_000;

/** Opens a connection. The caller must close it. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'backup',
    keepAlive: true,
  });
  // The current query rejects anyway. Without a listener, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
