import { fileURLToPath } from 'node:url';
import { onPath } from './on-path.ts';

export interface StoreKeys {
  kind: 'minio' | 's3rver';
  accessKey: string;
  secretKey: string;
}

interface StoreCommand {
  command: string;
  args: string[];
  environment: Record<string, string>;
}

/**
 * Returns the command of an object store that listens on loopback: MinIO, or s3rver from npm for machines without
 * MinIO. s3rver checks no signatures.
 */
export function storeCommand(keys: StoreKeys, folder: string, port: number): StoreCommand {
  if (keys.kind === 'minio')
    return {
      command: onPath('minio') ?? 'minio',
      args: [
        'server',
        folder,
        '--address',
        `127.0.0.1:${port}`,
        '--console-address',
        '127.0.0.1:0',
        '--quiet',
      ],
      environment: {
        MINIO_ROOT_USER: keys.accessKey,
        MINIO_ROOT_PASSWORD: keys.secretKey,
        MINIO_UPDATE: 'off',
        MINIO_CALLHOME_ENABLE: 'off',
      },
    };
  const script = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'));
  const address = ['--address', '127.0.0.1', '--port', String(port)];
  return {
    command: process.execPath,
    args: ['--no-deprecation', script, '--directory', folder, ...address, '--no-vhost-buckets', '--silent'],
    environment: {},
  };
}

export async function isStoreUp({ kind }: StoreKeys, url: string): Promise<boolean> {
  const path = kind === 'minio' ? '/minio/health/live' : '';
  const { ok, status } = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(2_000) });
  return kind === 'minio' ? ok : status < 500;
}
