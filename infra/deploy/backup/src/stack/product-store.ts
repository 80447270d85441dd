import { buffer } from 'node:stream/consumers';
import type { BucketItem, Client } from 'minio';
import { isMissing, s3Client } from './s3-client.js';
import type { Bucket, StoreAccess } from './stack.js';

/**
 * Content types by the ending of an object's name, for the objects that a restore writes. The services use the same
 * types, and the store sends them to visitors' browsers.
 */
const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  json: 'application/json',
};

/** The object store of the product. An object has at most tens of megabytes, and its content never changes. */
export class ProductStore {
  private readonly client: Client;
  private readonly buckets: StoreAccess['buckets'];

  constructor(access: StoreAccess) {
    this.client = s3Client(access);
    this.buckets = access.buckets;
  }

  async *list(bucket: Bucket | 'ledger'): AsyncIterable<string> {
    const items = this.client.listObjectsV2(this.buckets[bucket], '', true) as AsyncIterable<BucketItem>;
    for await (const { name } of items) if (name) yield name;
  }

  async get(bucket: Bucket | 'ledger', name: string): Promise<Buffer | undefined> {
    try {
      return await buffer(await this.client.getObject(this.buckets[bucket], name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async put(bucket: Bucket | 'ledger', name: string, body: Buffer): Promise<void> {
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' };
    await this.client.putObject(this.buckets[bucket], name, body, body.length, headers);
  }

  async remove(bucket: Bucket, name: string): Promise<void> {
    await this.client.removeObject(this.buckets[bucket], name);
  }
}
