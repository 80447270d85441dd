import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupKeyFiles } from './backup-key.ts';
import type { Secrets } from './secrets.ts';
import { root, type Settings } from './settings.ts';
import { storeKeys } from './store-keys.ts';

export const backupProgram = join(root, 'infra/deploy/backup/dist/main.js');

interface BackedUp {
  settings: Settings;
  secrets: Secrets;
  ports: { postgres: number; store: number };
}

/** Returns the variables of the backup program. Also writes the key files that the program reads. */
export function backupEnvironment({ settings, secrets, ports }: BackedUp): Record<string, string> {
  const { accessKey, secretKey } = storeKeys({ settings, secrets });
  return {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.postgres}/postgres`,
    DATABASE_PASSWORD: secrets.postgres,
    S3_URL: `http://127.0.0.1:${ports.store}`,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    ...writeKeys(settings.dataFolder, secrets),
    ...backupVariables(settings),
  };
}

export function backupVariables({ dataFolder, backup }: Settings): Record<string, string> {
  const { recipient, identity, signingKey } = backupKeyFiles(dataFolder);
  return {
    BACKUP_RECIPIENT_FILE: recipient,
    BACKUP_IDENTITY_FILE: identity,
    BACKUP_SIGNING_KEY_FILE: signingKey,
    ...backup,
  };
}

export function keyFiles(
  dataFolder: string,
): Record<'SECOND_FACTOR_KEY_FILE' | 'PHOTO_LINK_SECRET_FILE', string> {
  return {
    SECOND_FACTOR_KEY_FILE: join(dataFolder, 'keys/second-factor'),
    PHOTO_LINK_SECRET_FILE: join(dataFolder, 'keys/photo-links'),
  };
}

function writeKeys(dataFolder: string, { secondFactor, photoLinks }: Secrets): Record<string, string> {
  const files = keyFiles(dataFolder);
  mkdirSync(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 });
  writeFileSync(files.SECOND_FACTOR_KEY_FILE, secondFactor, { mode: 0o600 });
  writeFileSync(files.PHOTO_LINK_SECRET_FILE, photoLinks, { mode: 0o600 });
  return files;
}
