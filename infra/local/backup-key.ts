import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeFileAtomic } from './write-file-atomic.ts';

export const backupKeyFiles = (dataFolder: string) => ({
  recipient: join(dataFolder, 'backup-recipient'),
  identity: join(dataFolder, 'backup-identity'),
  signingKey: join(dataFolder, 'backup-signing-key'),
});

/** Makes the backup keys if there are none yet. Does not replace an identity that was removed from this machine. */
export async function ensureBackupKey(dataFolder: string): Promise<void> {
  const { recipient, identity, signingKey } = backupKeyFiles(dataFolder);
  if (!existsSync(signingKey)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    const text = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    writeFileAtomic(signingKey, text);
  }
  if (existsSync(recipient)) return;
  const key = await generateX25519Identity();
  writeFileAtomic(identity, key);
  writeFileAtomic(recipient, await identityToRecipient(key));
}
