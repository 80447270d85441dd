import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStackFile } from './stack-file.ts';

/**
 * Returns the superuser's URL of a database in a running stack. Imports no built code, because the test runner calls
 * this function before the product is built.
 */
export function databaseUrl(dataFolder: string, name: string): string {
  const { postgres } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as {
    postgres: string;
  };
  return `postgres://postgres:${postgres}@127.0.0.1:${readStackFile(dataFolder)?.ports.postgres}/${name}`;
}
