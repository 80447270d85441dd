import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** The key pair of a stack's backups: whoever has the identity can read them. */
export const backupKeyFiles = (dataFolder: string) => ({
  recipient: join(dataFolder, 'backup-recipient'),
  identity: join(dataFolder, 'backup-identity'),
});

/** Made once. An identity that was taken off this machine is not made again. */
export async function ensureBackupKey(dataFolder: string): Promise<void> {
  const { recipient, identity } = backupKeyFiles(dataFolder);
  if (existsSync(recipient)) return;
  mkdirSync(dataFolder, { recursive: true });
  const key = await generateX25519Identity();
  writeFileSync(identity, key, { mode: 0o600 });
  writeFileSync(recipient, await identityToRecipient(key), { mode: 0o600 });
}
