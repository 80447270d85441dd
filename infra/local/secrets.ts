import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';

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

/** Returns the secrets in the data folder. The first start makes them, and a later version adds those that it needs. */
export function readOrMakeSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const fresh = freshSecrets();
  const secrets = { ...fresh, ...kept, databases: { ...fresh.databases, ...kept.databases } };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
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
