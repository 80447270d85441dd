import { onPath } from './servers/on-path.ts';
import type { Secrets } from './secrets.ts';

/** Returns the keys of MinIO if this machine has MinIO, otherwise the fixed keys of s3rver. */
export function storeKeys(secrets: Secrets): {
  kind: 'minio' | 's3rver';
  accessKey: string;
  secretKey: string;
} {
  return onPath('minio')
    ? { kind: 'minio', accessKey: 'sandhill', secretKey: secrets.store }
    : { kind: 's3rver', accessKey: 'S3RVER', secretKey: 'S3RVER' };
}
