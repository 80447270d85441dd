import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '../../../local/database-url.ts';
import { withDatabase } from '../../../local/servers/with-database.ts';
import { readStackFile, writeStackFile } from '../../../local/stack-file.ts';
import type { Ports } from '../../../local/stack.ts';
import { waitUntil } from '../../../local/wait-until.ts';
import type { TestStack } from '../../servers/start-test-stack.ts';
import { health, sampleCount } from './stack-calls.ts';

/** Returns the process id of a part of the stack. */
export const partOf = (stack: TestStack, name: string) => readStackFile(stack.dataFolder)?.parts[name] ?? 0;

/** Makes the stack's accounts look as if no one had signed in yet. */
export async function forgetSignIns({ dataFolder }: TestStack): Promise<void> {
  await withDatabase(databaseUrl(dataFolder, 'auth'), (database) =>
    database.query('UPDATE users SET last_signed_in_at = NULL'),
  );
}

/**
 * Returns the process id of the PostgreSQL server, which the part `postgres` starts and watches. Returns undefined if
 * no server is running.
 */
export function postgresServer({ dataFolder }: TestStack): number | undefined {
  const file = join(dataFolder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Kills a part. Waits until the site is healthy again, and `find` returns another process than before. */
export async function killPart(
  stack: TestStack,
  name: string,
  find: () => number | undefined,
): Promise<void> {
  const before = find();
  process.kill(partOf(stack, name), 'SIGKILL');
  await waitUntil(`a new ${name}`, async () => ![before, undefined].includes(find()));
  const isWhole = async () => (await health(stack)).status === 'ok' && (await sampleCount(stack)) > 5;
  await waitUntil(`the whole with a new ${name}`, isWhole, 400_000);
}

/** Prepares a data folder as after a power failure: the stack's file names processes that no longer run. */
export function losePower(dataFolder: string): void {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeStackFile(dataFolder, { supervisor: pid, ports: {} as Ports, parts: { leads: pid } });
}
