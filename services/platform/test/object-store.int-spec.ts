import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { ensureBuckets, type ObjectStoreServer } from '@sandhill/testing/servers/test-servers.ts';
import { testObjectStores } from '@sandhill/testing/servers/test-servers.ts';
import { ObjectNotFound, ObjectStore } from '../src/object-store/object-store.js';

const configOf = ({ url, accessKey, secretKey }: ObjectStoreServer) => ({
  S3_URL: url,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
});

const text = (words: string) => Buffer.from(words);

/** The tests run for every store that is installed on this machine. */
describe.each(testObjectStores())('the object store on $kind', (server) => {
  const store = new ObjectStore(configOf(server), 'contract');
  const open = new ObjectStore(configOf(server), 'contract-open');

  beforeAll(() => ensureBuckets(server, { private: ['contract'], public: ['contract-open'] }));

  it('returns what was stored, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_value, index) => index % 251));

    await store.put('a/b-ñ.bin', bytes, { contentType: 'application/octet-stream' });

    expect((await store.get('a/b-ñ.bin')).equals(bytes)).toBe(true);
    expect(await store.has('a/b-ñ.bin')).toBe(true);
  });

  it('replaces an object with the same key', async () => {
    await store.put('same', text('first'), { contentType: 'text/plain' });
    await store.put('same', text('second'), { contentType: 'text/plain' });

    expect((await store.get('same')).toString()).toBe('second');
  });

  it('distinguishes a missing object from an unavailable store', async () => {
    const away = new ObjectStore({ ...configOf(server), S3_URL: 'http://127.0.0.1:1' }, 'contract');

    await expect(store.get('nothing')).rejects.toThrow(ObjectNotFound);
    expect(await store.has('nothing')).toBe(false);
    await expect(away.get('nothing')).rejects.not.toThrow(ObjectNotFound);
    await expect(away.has('nothing')).rejects.toThrow();
    await expect(away.ping()).rejects.toThrow();
  });

  it('is up once its bucket exists', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(new ObjectStore(configOf(server), 'no-such-bucket').ping()).rejects.toMatchObject({
      code: 'NoSuchBucket',
    });
  });

  it('removes objects, also missing ones', async () => {
    await store.put('gone', text('soon'), { contentType: 'text/plain' });

    await store.remove('gone');
    await store.remove('gone');

    expect(await store.has('gone')).toBe(false);
  });

  it('lists up to the given number of keys with a prefix', async () => {
    for (const key of ['list/1', 'list/2', 'list/3', 'other/1'])
      await store.put(key, text(key), { contentType: 'text/plain' });

    expect((await store.list('list/', 10)).toSorted()).toEqual(['list/1', 'list/2', 'list/3']);
    expect(await store.list('list/', 2)).toHaveLength(2);
  });

  it('serves a public object with its type', async () => {
    await open.put('picture.webp', text('a picture'), { contentType: 'image/webp' });

    const answer = await fetch(`${server.url}/contract-open/picture.webp`);

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('an object store that hangs', () => {
  it('times out every call after 15 s, and the next one finds a connection', async () => {
    const sockets: Socket[] = [];
    let isBack = false;
    const mute = createServer((socket) => {
      sockets.push(socket);
      socket.once('data', () => isBack && socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'));
    }).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const access = { S3_URL: `http://127.0.0.1:${port}`, S3_REGION: 'us-east-1', S3_ACCESS_KEY: 'a' };
    const store = new ObjectStore({ ...access, S3_SECRET_KEY: 'a secret' }, 'contract');

    const calls = [
      store.list('list/', 10),
      store.get('key'),
      store.has('key'),
      store.remove('key'),
      store.ping(),
      ...Array.from({ length: 11 }, (_value, index) => store.get(`key-${index}`)),
    ];
    const answers = await Promise.allSettled(calls);

    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill('rejected'));
    isBack = true;
    await expect(store.has('key')).resolves.toBe(false);
    for (const socket of sockets) socket.destroy();
    mute.close();
  }, 45_000);
});

const minio = testObjectStores().filter(({ kind }) => kind === 'minio');

// s3rver checks neither signatures nor policies.
(minio.length > 0 ? describe.each(minio) : () => undefined)(
  'who may do what on $kind',
  (server: ObjectStoreServer) => {
    beforeAll(() => ensureBuckets(server, { private: ['contract'], public: ['contract-open'] }));

    it('refuses a wrong key, and its health says why', async () => {
      const stranger = new ObjectStore({ ...configOf(server), S3_SECRET_KEY: 'a wrong secret' }, 'contract');

      await expect(stranger.put('x', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow();
      await expect(stranger.ping()).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    });

    it('lets visitors read single public objects and nothing else', async () => {
      const store = new ObjectStore(configOf(server), 'contract');
      await store.put('secret', Buffer.from('x'), { contentType: 'text/plain' });

      const status = async (path: string, method = 'GET') =>
        (await fetch(`${server.url}/${path}`, { method })).status;

      expect(await status('contract/secret')).toBe(403);
      expect(await status('contract-open/')).toBe(403);
      expect(await status('contract-open/new', 'PUT')).toBe(403);
    });
  },
);
