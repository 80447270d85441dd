import { chmodSync, writeFileSync } from 'node:fs';
import type { TemporaryCredentials } from './accounts.service.js';
import type { AdminOutcome } from './admin-command.js';

/** The lines that tell a person how to sign in. */
export function describeCredentials({ username, password, expiresAt }: TemporaryCredentials): string {
  return [
    `Username: ${username}`,
    `Temporary password: ${password}`,
    `Valid until: ${expiresAt.toISOString()}`,
    '',
  ].join('\n');
}

const mayDo = {
  user: 'reads and answers leads',
  administrator: 'also manages pictures, exports and deletes leads',
  owner: 'also manages accounts',
};

/** One sentence on what `make admin` did. */
export function describeOutcome({ username, role, isNew }: AdminOutcome): string {
  const did = isNew ? 'An account was made' : 'A new temporary password was given, and sessions have ended';
  const other = isNew && role === 'administrator' ? ' ROLE=user makes one that does not.' : '';
  return `${did}: ${username}, ${role} (${mayDo[role]}).${other}`;
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
