import { chmodSync, writeFileSync } from 'node:fs';
import type { TemporaryCredentials } from './accounts.service.js';
import type { AdminOutcome } from './admin-command.js';

export function describeCredentials({ username, password, expiresAt }: TemporaryCredentials): string {
  return [
    `Username: ${username}`,
    `Temporary password: ${password}`,
    `Valid until: ${expiresAt.toISOString()}`,
    '',
  ].join('\n');
}

const mayDo = {
  crew: 'uploads pictures and changes only their own',
  user: 'reads and answers leads',
  administrator: 'also manages pictures, exports and deletes leads',
  owner: 'also manages accounts',
};

export function describeOutcome({ username, role, isNew, keptEmail }: AdminOutcome): string {
  const did = isNew ? 'Created an account' : 'Set a new temporary password and ended all sessions';
  const other =
    isNew && role === 'administrator' ? ' ROLE=user creates one that only reads and answers leads.' : '';
  const kept =
    keptEmail === undefined
      ? ''
      : ` The email address is still ${keptEmail}: an owner changes it under Accounts.`;
  return `${did}: ${username}, ${role} (${mayDo[role]}).${other}${kept}`;
}

/**
 * Writes the credentials to a file that only its owner can read, or to stderr if no file is given. The logger does not
 * get them.
 */
export function writeCredentials(credentials: TemporaryCredentials, file: string | undefined): void {
  const text = describeCredentials(credentials);
  if (file === undefined) {
    process.stderr.write(`\nCreated the first account. This is shown once:\n${text}\n`);
    return;
  }
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, text);
}
