import type { LookupAddress } from 'node:dns';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { get } from 'node:http';
import { once } from 'node:events';
import { rotatingLookup } from './rotating-lookup.js';
import { ShortLivedAgent } from './short-lived-agent.js';

type Look = NonNullable<Parameters<typeof rotatingLookup>[0]>;

const knows = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as Look;

const firstOf = (lookup: ReturnType<typeof rotatingLookup>) =>
  new Promise<string>((resolve, reject) => {
    lookup('leads', { all: true }, (error, found) =>
      error ? reject(error) : resolve((found as LookupAddress[])[0]?.address ?? ''),
    );
  });

describe(rotatingLookup, () => {
  it('starts with each copy in turn, however the resolver sorts them', async () => {
    const lookup = rotatingLookup(knows('10.0.0.3', '10.0.0.1', '10.0.0.2'));

    const firsts = [];
    for (let turn = 0; turn < 4; turn += 1) firsts.push(await firstOf(lookup));

    expect(firsts).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.1']);
  });

  it('passes on a failed lookup', async () => {
    const failing = ((_name: string, _options: object, callback: (error: Error) => void) =>
      callback(new Error('no such name'))) as Look;

    await expect(firstOf(rotatingLookup(failing))).rejects.toThrow('no such name');
  });
});

describe(ShortLivedAgent, () => {
  let copy: Server;
  let asked = 0;

  beforeAll(async () => {
    copy = createServer((socket) => {
      asked += 1;
      socket.once('data', () =>
        socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
      );
    });
    copy.listen(0, '127.0.0.2');
    await once(copy, 'listening');
  });

  afterAll(() => copy.close());

  it('connects to another copy when one refuses', async () => {
    const { port } = copy.address() as AddressInfo;
    const agent = new ShortLivedAgent(rotatingLookup(knows('127.0.0.1', '127.0.0.2', '127.0.0.3')));

    for (let turn = 0; turn < 3; turn += 1) {
      const [answer] = await once(get({ host: 'leads', port, agent }), 'response');
      answer.resume();
      expect(answer.statusCode).toBe(200);
    }
    expect(asked).toBe(3);
    agent.destroy();
  });
});
