import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Duplex, Readable } from 'node:stream';
import type { Client } from 'minio';
import { withTimeout } from '../process/with-timeout.js';
import type { ObjectStoreConfig } from './object-store.config.js';

interface StoredObject {
  contentType: string;
  /** Value of the `Cache-Control` header. Default: one year, immutable, because the content of a key never changes. */
  cacheControl?: string;
}

/** Thrown if the store has no such object, in contrast to an unavailable store. */
export class ObjectNotFound extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`there is no object ${key}`, options);
    this.name = 'ObjectNotFound';
  }
}

const callWithinMs = 15_000;
const immutable = 'public, max-age=31536000, immutable';

type StoreAccess = Pick<ObjectStoreConfig, 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

/** One bucket of an S3 store. Every call has a time limit. */
export class ObjectStore {
  private opened?: Promise<Client>;

  constructor(
    private readonly config: StoreAccess,
    readonly bucket: string,
  ) {}

  async put(
    key: string,
    body: Buffer,
    { contentType, cacheControl = immutable }: StoredObject,
  ): Promise<void> {
    const headers = { 'Content-Type': contentType, 'Cache-Control': cacheControl };
    await withTimeout(callWithinMs, async () =>
      (await this.client()).putObject(this.bucket, key, body, body.length, headers),
    );
  }

  /** @throws ObjectNotFound */
  async get(key: string): Promise<Buffer> {
    return withTimeout(callWithinMs, async () => buffer(await this.stream(key)));
  }

  async has(key: string): Promise<boolean> {
    try {
      await withTimeout(callWithinMs, async () => (await this.client()).statObject(this.bucket, key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** Removes an object. Does nothing if it does not exist. */
  async remove(key: string): Promise<void> {
    await withTimeout(callWithinMs, async () => (await this.client()).removeObject(this.bucket, key));
  }

  async list(prefix: string, limit: number): Promise<string[]> {
    return withTimeout(callWithinMs, async (late) => {
      const keys: string[] = [];
      const listing = (await this.client()).listObjectsV2(this.bucket, prefix, true) as Readable;
      late.addEventListener('abort', () => listing.destroy());
      for await (const item of listing as AsyncIterable<{ name?: string }>) {
        if (item.name) keys.push(item.name);
        if (keys.length >= limit) break;
      }
      return keys;
    });
  }

  /** @throws if the store does not answer or has no such bucket */
  async ping(): Promise<void> {
    const exists = await withTimeout(callWithinMs, async () =>
      (await this.client()).bucketExists(this.bucket),
    ).catch(async (error: unknown) => {
      // The answer to HEAD has no body, so it does not show whether the clock or the secret is wrong. A listing does.
      if ((error as { code?: unknown }).code === 'AccessDenied') await this.list('', 1);
      throw error;
    });
    if (!exists)
      throw Object.assign(new Error(`there is no bucket ${this.bucket}`), { code: 'NoSuchBucket' });
  }

  /** Returns the client. It is loaded on first use, which saves 10 MB in processes that never use the store. */
  private client(): Promise<Client> {
    this.opened ??= open(this.config);
    return this.opened;
  }

  private async stream(key: string): Promise<Readable> {
    try {
      return await (await this.client()).getObject(this.bucket, key);
    } catch (error) {
      if (isMissing(error)) throw new ObjectNotFound(key, { cause: error });
      throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'NotFound' || code === 'NoSuchKey';
}

async function open(config: StoreAccess): Promise<Client> {
  const { Client } = await import('minio');
  const url = new URL(config.S3_URL);
  const useSSL = url.protocol === 'https:';
  const agent = { keepAlive: true, maxSockets: 16, timeout: callWithinMs };
  return new Client({
    endPoint: url.hostname,
    port: Number(url.port || (useSSL ? 443 : 80)),
    useSSL,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    pathStyle: true,
    transportAgent: endSilent(useSSL ? new HttpsAgent(agent) : new HttpAgent(agent)),
    retryOptions: { disableRetry: true },
  });
}

/**
 * Ends each connection that has had no traffic for the agent's `timeout`. Node's agent ends only idle connections:
 * calls to a store whose machine has vanished would hold all connections until TCP gives up, and later calls would
 * wait.
 */
function endSilent(agent: HttpAgent): HttpAgent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...given) =>
    connect(...given)?.on('timeout', function end(this: Duplex) {
      this.destroy();
    });
  return agent;
}
