import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'minio';
import { startChild, stopChild } from './child.ts';
import { onPath } from './on-path.ts';
import { waitUntil } from '../wait-until.ts';

interface ObjectStoreOptions {
  folder: string;
  port: number;
  logFile?: string;
}

export interface ObjectStoreServer {
  kind: 'minio' | 's3rver';
  url: string;
  accessKey: string;
  secretKey: string;
  stop: () => Promise<void>;
}

/** Starts the MinIO that is on the PATH. @returns undefined if there is none */
export async function startMinio(
  options: ObjectStoreOptions & { secretKey: string },
): Promise<ObjectStoreServer | undefined> {
  const minio = onPath('minio');
  if (!minio) return undefined;
  const { folder, port, logFile, secretKey } = options;
  mkdirSync(folder, { recursive: true });
  const child = startChild({
    command: minio,
    args: ['server', folder, '--address', `127.0.0.1:${port}`, '--console-address', '127.0.0.1:0', '--quiet'],
    environment: {
      MINIO_ROOT_USER: 'sandhill',
      MINIO_ROOT_PASSWORD: secretKey,
      MINIO_UPDATE: 'off',
      MINIO_CALLHOME_ENABLE: 'off',
    },
    logFile,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('MinIO', async () => (await fetch(`${url}/minio/health/live`)).ok);
  return { kind: 'minio', url, accessKey: 'sandhill', secretKey, stop: () => stopChild(child) };
}

/** Starts s3rver from npm, for machines without MinIO. It checks no signatures, so it listens only on loopback. */
export async function startS3rver({ folder, port, logFile }: ObjectStoreOptions): Promise<ObjectStoreServer> {
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'));
  const child = startChild({
    command: process.execPath,
    args: [
      '--no-deprecation',
      script,
      '--directory',
      folder,
      '--address',
      '127.0.0.1',
      '--port',
      String(port),
      '--no-vhost-buckets',
      '--silent',
    ],
    logFile,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('the object store', async () => (await fetch(url)).status < 500);
  return { kind: 's3rver', url, accessKey: 'S3RVER', secretKey: 'S3RVER', stop: () => stopChild(child) };
}

/** Makes missing buckets. In MinIO, visitors may read single objects of public buckets, but not list them. */
export async function ensureBuckets(
  store: ObjectStoreServer,
  buckets: { private: string[]; public: string[] },
): Promise<void> {
  const { hostname, port } = new URL(store.url);
  const client = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    region: 'us-east-1',
    accessKey: store.accessKey,
    secretKey: store.secretKey,
  });
  for (const bucket of [...buckets.private, ...buckets.public]) {
    await waitUntil(`the bucket ${bucket}`, () => makeBucket(client, bucket), 10_000);
  }
  if (store.kind !== 'minio') return;
  for (const bucket of buckets.public) await client.setBucketPolicy(bucket, readSingleObjects(bucket));
}

/** Makes a bucket. If another process makes it at the same time, s3rver drops the connection. */
async function makeBucket(client: Client, bucket: string): Promise<boolean> {
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket);
  return true;
}

function readSingleObjects(bucket: string): string {
  const statement = {
    Effect: 'Allow',
    Principal: { AWS: ['*'] },
    Action: ['s3:GetObject'],
    Resource: [`arn:aws:s3:::${bucket}/*`],
  };
  return JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
}
