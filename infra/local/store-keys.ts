import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './servers/on-path.ts';
import type { StoreKeys } from './servers/store-command.ts';
import type { Stack } from './stack.ts';

export const minioKeys = (secretKey: string): StoreKeys => ({
  kind: 'minio',
  accessKey: 'sandhill',
  secretKey,
});

export const s3rverKeys: StoreKeys = { kind: 's3rver', accessKey: 'S3RVER', secretKey: 'S3RVER' };

/**
 * Returns the keys of the store that has the objects of a data folder. A new folder gets MinIO if this machine has it,
 * otherwise s3rver, whose keys are fixed. Neither can read the objects of the other.
 */
export function storeKeys({ settings, secrets }: Pick<Stack, 'settings' | 'secrets'>): StoreKeys {
  const has = (kind: StoreKeys['kind']) => existsSync(join(settings.dataFolder, kind));
  const isMinio = has('minio') === has('s3rver') ? onPath('minio') : has('minio');
  return isMinio ? minioKeys(secrets.store) : s3rverKeys;
}
