import { mkdirSync } from 'node:fs';
import { Client } from 'minio';
import { startChild, stopChild } from './child.ts';
import { isStoreUp, storeCommand, type StoreKeys } from './store-command.ts';
import { waitUntil } from '../wait-until.ts';

export interface ObjectStoreServer extends StoreKeys {
  url: string;
  stop: () => Promise<void>;
}

/** Starts an object store and waits until it answers. */
export async function startStore(keys: StoreKeys, folder: string, port: number): Promise<ObjectStoreServer> {
  mkdirSync(folder, { recursive: true });
  const child = startChild(storeCommand(keys, folder, port));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('the object store', () => isStoreUp(keys, url));
  return { ...keys, url, stop: () => stopChild(child) };
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

/** Makes a bucket. Repeat a failed call: if another process makes the bucket at the same time, s3rver disconnects. */
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
