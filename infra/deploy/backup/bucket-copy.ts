import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, type BucketItem } from 'minio';
import { filesIn } from './backup-folder.ts';

export interface StoreAddress {
  port: number;
  accessKey: string;
  secretKey: string;
}

/** Visitors' browsers are told the type that an object has; the services know it from its name. */
const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Writes every object of a bucket to a file of its name. */
export async function copyBucketOut(store: StoreAddress, bucket: string, folder: string): Promise<void> {
  const client = clientOf(store);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for await (const item of client.listObjectsV2(bucket, '', true) as AsyncIterable<BucketItem>) {
    if (!item.name) continue;
    const file = join(folder, item.name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(await client.getObject(bucket, item.name), createWriteStream(file, { mode: 0o600 }));
  }
}

/** Puts every file of a folder into a bucket. */
export async function copyBucketIn(store: StoreAddress, bucket: string, folder: string): Promise<void> {
  const client = clientOf(store);
  for (const name of filesIn(folder)) {
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await client.fPutObject(bucket, name, join(folder, name), { 'Content-Type': type });
  }
}

function clientOf({ port, accessKey, secretKey }: StoreAddress): Client {
  return new Client({
    endPoint: '127.0.0.1',
    port,
    useSSL: false,
    region: 'us-east-1',
    accessKey,
    secretKey,
  });
}
