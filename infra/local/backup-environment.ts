import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupKeyFiles } from './backup-key.ts';
import { keyFiles, type Secrets } from './secrets.ts';
import { root, type Settings } from './settings.ts';
import { loopback } from './stack.ts';
import { storeKeys } from './store-keys.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

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
    S3_URL: loopback(ports.store),
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

function writeKeys(dataFolder: string, secrets: Secrets): Record<string, string> {
  const { secondFactor, photoLinks } = keyFiles(dataFolder);
  mkdirSync(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 });
  writeFileAtomic(secondFactor, secrets.secondFactor);
  writeFileAtomic(photoLinks, secrets.photoLinks);
  return { SECOND_FACTOR_KEY_FILE: secondFactor, PHOTO_LINK_SECRET_FILE: photoLinks };
}
