import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { UserError } from './command-line/user-error.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

export interface Secrets {
  postgres: string;
  databases: Record<'auth' | 'leads' | 'media' | 'content' | 'queue', string>;
  store: string;
  identityPrivateKey: string;
  identityPublicKey: string;
  photoLinks: string;
  secondFactor: string;
  staffList: string;
}

/**
 * Returns the files with the keys that a backup contains. These files take precedence over `secrets.json`: a restore
 * replaces them together with the data, and may be killed before `secrets.json` is updated.
 */
export const keyFiles = (dataFolder: string) => ({
  secondFactor: join(dataFolder, 'keys/second-factor'),
  photoLinks: join(dataFolder, 'keys/photo-links'),
});

/** Returns the secrets in the data folder. The first start makes them, and a later version adds those that it needs. */
export function readOrMakeSecrets(dataFolder: string): Secrets {
  const file = secretsFile(dataFolder);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const kept = text === undefined ? {} : parse(file, text);
  const fresh = freshSecrets();
  const databases = { ...fresh.databases, ...kept.databases };
  const secrets = { ...fresh, ...kept, ...keysOfFiles(dataFolder), databases };
  // Without these secrets the data is lost, so a file that has all of them is not written again.
  if (textOf(secrets) !== text) writeSecrets(dataFolder, secrets);
  return secrets;
}

const writeSecrets = (dataFolder: string, secrets: Secrets): void =>
  writeFileAtomic(secretsFile(dataFolder), textOf(secrets));

const secretsFile = (dataFolder: string) => join(dataFolder, 'secrets.json');

/** Returns the keys from their files. Ignores empty files, which earlier versions left on a full disk. */
function keysOfFiles(dataFolder: string): Partial<Secrets> {
  const files = Object.entries(keyFiles(dataFolder)).filter(([, file]) => existsSync(file));
  const keys = files.map(([name, file]) => [name, readFileSync(file, 'utf8').trim()] as const);
  return Object.fromEntries(keys.filter(([, key]) => key !== ''));
}

const textOf = (secrets: Secrets) => JSON.stringify(secrets, null, 2);

function parse(file: string, text: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new UserError(
      `${file} is damaged. It has the passwords of the data: put it back from a copy, or begin with empty data: make clean-data`,
    );
  }
}

function freshSecrets(): Secrets {
  const { privateKey, publicKey } = makeIdentityKeys();
  return {
    postgres: aSecret(),
    databases: {
      auth: aSecret(),
      leads: aSecret(),
      media: aSecret(),
      content: aSecret(),
      queue: aSecret(),
    },
    store: aSecret(),
    identityPrivateKey: privateKey,
    identityPublicKey: publicKey,
    photoLinks: aSecret(),
    secondFactor: aSecret(),
    staffList: aSecret(),
  };
}

function aSecret(): string {
  return randomBytes(24).toString('hex');
}
