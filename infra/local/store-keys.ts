import { onPath } from './servers/on-path.ts';
import type { Secrets } from './secrets.ts';

/** MinIO when the machine has it; s3rver takes one fixed pair of keys. */
export function storeKeys(secrets: Secrets): {
  kind: 'minio' | 's3rver';
  accessKey: string;
  secretKey: string;
} {
  return onPath('minio')
    ? { kind: 'minio', accessKey: 'sandhill', secretKey: secrets.store }
    : { kind: 's3rver', accessKey: 'S3RVER', secretKey: 'S3RVER' };
}
