import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { s3Client } from './s3-client.js';

describe('a call to a store', () => {
  let server: Server;

  async function clientOf(store: RequestListener) {
    server = createServer(store).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return s3Client({ url, accessKey: 'key', secretKey: 'secret' }, 100);
  }

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('fails when the store accepts it and never answers', async () => {
    const client = await clientOf(() => undefined);
    const silence = 'no answer from 127.0.0.1 for 0.1 s';

    await expect(client.putObject('bucket', 'name', Buffer.alloc(10), 10)).rejects.toThrow(silence);
    await expect(client.getObject('bucket', 'name')).rejects.toThrow(silence);
    await expect(client.removeObject('bucket', 'name')).rejects.toThrow(silence);
    await expect(client.listObjectsV2('bucket', '', true).toArray()).rejects.toThrow(silence);
  });

  it('fails when the store stops in the middle of its answer', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'Content-Length': 1000, ETag: '"1"' }).write('beginning');
    });

    await expect(client.getObject('bucket', 'name').then(buffer)).rejects.toThrow('aborted');
    await expect(client.listObjectsV2('bucket', '', true).toArray()).rejects.toThrow('aborted');
  });
});
