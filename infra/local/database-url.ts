import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStackFile } from './stack-file.ts';

/**
 * The superuser's address of a database of a running stack. Imports nothing that is built: the test runner, which builds
 * the product, uses it.
 */
export function databaseUrl(dataFolder: string, name: string): string {
  const { postgres } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as {
    postgres: string;
  };
  return `postgres://postgres:${postgres}@127.0.0.1:${readStackFile(dataFolder)?.ports.postgres}/${name}`;
}
