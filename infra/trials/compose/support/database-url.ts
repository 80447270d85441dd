import type { ComposeStack } from './compose-stack.ts';

/**
 * Returns the superuser's URL of a database. Without `host`, the URL is for the machine of the Docker engine, which can
 * reach containers directly.
 */
export async function databaseUrl(stack: ComposeStack, database: string, host?: string): Promise<string> {
  const read = ['compose', 'exec', '-T', 'postgres', 'cat', '/run/secrets/superuser'];
  const password = encodeURIComponent((await stack.must('docker', read)).trim());
  return `postgres://postgres:${password}@${host ?? (await addressOfPostgres(stack))}:5432/${database}`;
}

async function addressOfPostgres(stack: ComposeStack): Promise<string> {
  const [container = ''] = await stack.copies('postgres');
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  return (await stack.must('docker', ['inspect', '--format', format, container])).trim();
}
