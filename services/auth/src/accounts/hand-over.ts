import { chmodSync, writeFileSync } from 'node:fs';
import type { TemporaryCredentials } from './accounts.service.js';

/** The lines that tell a person how to sign in. */
export function describeCredentials({ username, password, expiresAt }: TemporaryCredentials): string {
  return [
    `Username: ${username}`,
    `Temporary password: ${password}`,
    `Valid until: ${expiresAt.toISOString()}`,
    '',
  ].join('\n');
}

/** Into a file that only its owner reads, or as plain text to the terminal; never through the log. */
export function handOver(credentials: TemporaryCredentials, file: string | undefined): void {
  const text = describeCredentials(credentials);
  if (file === undefined) {
    process.stderr.write(`\nThe first account was made. This is shown once:\n${text}\n`);
    return;
  }
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, text);
}
