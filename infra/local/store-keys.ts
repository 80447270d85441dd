import { onPath } from './servers/on-path.ts';
import type { StoreKeys } from './servers/store-command.ts';
import type { Secrets } from './secrets.ts';

export const minioKeys = (secretKey: string): StoreKeys => ({
  kind: 'minio',
  accessKey: 'sandhill',
  secretKey,
});

export const s3rverKeys: StoreKeys = { kind: 's3rver', accessKey: 'S3RVER', secretKey: 'S3RVER' };

/** Returns the keys of MinIO if this machine has MinIO, otherwise the fixed keys of s3rver. */
export const storeKeys = (secrets: Secrets): StoreKeys =>
  onPath('minio') ? minioKeys(secrets.store) : s3rverKeys;
