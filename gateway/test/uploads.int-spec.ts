// Small HTTP servers stand in for the services; large uploads are buffered on this machine's disk.
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Environment } from '@sandhill/platform/config/load-config.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { UploadSlots } from '../src/uploads/upload-slots.js';
import { RateLimits } from '../src/limits/rate-limits.js';
import { answerTo } from './support/answer-to.js';
import { cookie, origin, refusal, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;
let folder: string;
let open: ClientRequest[];
let taking: jest.SpiedFunction<UploadSlots['acquire']>;

async function start(environment: Environment = {}): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'sandhill-uploads-'));
  gateway = await TestGateway.start({
    UPLOAD_FOLDER: folder,
    RATE_LEADS_PER_MINUTE: '1000',
    RATE_LEADS_PER_HOUR: '1000',
    ...environment,
  });
  gateway.leads.answer(201, { id: 'x' });
}

/** Starts a gateway that can write no body to disk. */
async function startWithoutDisk(): Promise<void> {
  await start();
  const notAFolder = join(folder, 'file');
  writeFileSync(notAFolder, '');
  await gateway.stop();
  gateway = await TestGateway.start({
    UPLOAD_FOLDER: join(notAFolder, 'inside'),
    RATE_LEADS_PER_MINUTE: '1000',
    RATE_LEADS_PER_HOUR: '1000',
  });
  gateway.leads.answer(201, { id: 'x' });
}

beforeEach(() => {
  open = [];
  taking = jest.spyOn(UploadSlots.prototype, 'acquire');
});

afterEach(async () => {
  taking.mockRestore();
  for (const each of open) each.destroy();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the upload of a quote, or of a file of staff, of 1 MB or of unknown length. Sends only its first bytes. */
function drip(address: string, length: number | 'unstated' = 1_000_000, staff = {}): ClientRequest {
  const dripping = request({
    port: gateway.port,
    path: 'Cookie' in staff ? '/api/lead-attachments/1' : '/api/quotes',
    method: 'POST',
    headers: {
      ...staff,
      Origin: origin,
      'X-Forwarded-For': address,
      'Content-Type': 'application/json',
      ...(length !== 'unstated' && { 'Content-Length': length }),
    },
  });
  dripping.on('error', () => undefined);
  dripping.write('{"message":"');
  open.push(dripping);
  return dripping;
}

const quoteFrom = (address: string, bytes = 1_000_000) =>
  gateway.send('/api/quotes', {
    method: 'POST',
    body: Buffer.alloc(bytes, 'q'),
    headers: { 'X-Forwarded-For': address },
  });

/** Waits until this many uploads have taken a place. */
const untilTaken = (count: number) =>
  waitUntil(`${count} places taken`, async () => {
    const taken = taking.mock.results.filter(({ type }) => type === 'return');
    return taken.length >= count;
  });

/** Descriptors of this process whose files are in the folder, deleted or not. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
    } catch {
      // This descriptor was open only while the list was read.
      return false;
    }
  });

describe('a large body of a form', () => {
  it('reaches the service complete, with its length', async () => {
    await start();

    const answer = await quoteFrom('203.0.113.1', 25_000_000);

    expect(answer.status).toBe(201);
    expect(gateway.leads.last.body.equals(Buffer.alloc(25_000_000, 'q'))).toBe(true);
    expect(gateway.leads.last.headers['content-length']).toBe('25000000');
  });

  it('leaves nothing at the server when it has been forwarded', async () => {
    await start();
    await quoteFrom('203.0.113.1');
    const afterFirst = gateway.server.listenerCount('close');

    for (const bytes of [200_000, 300_000, 400_000]) {
      expect((await quoteFrom('203.0.113.1', bytes)).status).toBe(201);
      expect(gateway.leads.last.body).toHaveLength(bytes);
    }

    expect(gateway.server.listenerCount('close')).toBe(afterFirst);
  });

  it('leaves no file open once it is forwarded, refused or broken off', async () => {
    await start();
    expect((await quoteFrom('203.0.113.1')).status).toBe(201);
    gateway.leads.answer(400, { error: 'no' });
    expect((await quoteFrom('203.0.113.1')).status).toBe(400);
    expect((await quoteFrom('203.0.113.1', 9_000_000)).status).toBe(400);
    const slow = drip('203.0.113.1', 9_000_000);
    await waitUntil('its file', async () => openFiles().length === 1);
    slow.destroy();

    await eventually(async () => expect(openFiles()).toEqual([]));
  });

  it('of unknown length reaches the service complete, and is refused when it grows too large', async () => {
    await start();
    const chunked = (bytes: number) =>
      gateway.send('/api/quotes', {
        method: 'POST',
        body: new Blob([Buffer.alloc(bytes, 'q')]).stream(),
        duplex: 'half',
      });

    expect((await chunked(300_000)).status).toBe(201);
    expect(gateway.leads.last.body).toHaveLength(300_000);
    expect(await refusal(await chunked(36_000_001))).toEqual([413, 'body_too_large']);
    expect(gateway.leads.arrivals).toHaveLength(1);
  });

  it('holds no place in the service while it arrives, and leaves nothing on disk', async () => {
    await start();
    const slow = drip('203.0.113.1', 200_000);
    await waitUntil('the first bytes on disk', async () => (await quoteFrom('203.0.113.2')).status === 201);
    expect(gateway.leads.arrivals).toHaveLength(1);

    slow.end(Buffer.alloc(200_000 - 12, 'q'));

    expect((await answerTo(slow))[0]).toBe(201);
    expect(gateway.leads.last.body.toString()).toMatch(/^\{"message":"q+$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of staff holds no place in the service either', async () => {
    await start();
    const slow = drip('203.0.113.1', 200_000, cookie);
    await untilTaken(1);
    expect((await quoteFrom('203.0.113.2')).status).toBe(201);
    expect(gateway.leads.arrivals).toHaveLength(1);
    slow.end(Buffer.alloc(200_000 - 12, 'q'));
    expect((await answerTo(slow))[0]).toBe(201);
  });

  it('is accepted while 50 slow connections of ten addresses are open', async () => {
    await start();
    for (let count = 0; count < 50; count += 1) drip(`203.0.${count % 10}.1`);

    const answer = await quoteFrom('198.51.100.1', 25_000_000);

    expect(answer.status).toBe(201);
  });

  it('is refused with Retry-After if it is the third of one address or IPv6 network', async () => {
    await start();
    for (const address of ['203.0.113.1', '2001:db8:1:2::1', '2001:db8:1:2::2']) drip(address).flushHeaders();
    drip('203.0.113.1');
    await untilTaken(4);

    expect(await refusal(await quoteFrom('203.0.113.1'))).toEqual([503, 'busy']);
    const answer = await quoteFrom('2001:db8:1:2::4');

    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await refusal(answer)).toEqual([503, 'busy']);
    expect((await quoteFrom('2001:db8:1:3::1')).status).toBe(201);
  });

  it('is not refused because of other uploads where addresses are proxied', async () => {
    await start();
    for (let count = 0; count < 10; count += 1) drip('10.0.0.7');

    expect((await quoteFrom('10.0.0.7')).status).toBe(201);
  });

  it('is refused with Retry-After while there is no place, and accepted when one is free', async () => {
    await start({ UPLOAD_PLACES: '2' });
    const slow = ['203.0.113.1', '203.0.113.2'].map((address) => drip(address));
    await untilTaken(2);

    expect(await refusal(await quoteFrom('203.0.113.4'))).toEqual([503, 'busy']);

    slow[0]?.destroy();
    await waitUntil('a free place', async () => (await quoteFrom('203.0.113.4')).status === 201);
  });

  it('leaves no place taken when the client disconnects before it is read', async () => {
    await start();
    const gone: Array<Promise<void>> = [];
    const counting = jest.spyOn(RateLimits.prototype, 'countLead').mockImplementation((_client, { req }) => {
      const closed = new Promise<void>((resolve) => req.once('close', () => resolve()));
      gone.push(closed);
      return closed;
    });
    const leaving = [drip('203.0.113.1'), drip('203.0.113.1')];
    await waitUntil('both requests', async () => gone.length === 2);
    for (const each of leaving) each.destroy();
    await Promise.all(gone);
    counting.mockRestore();

    await eventually(async () => expect((await quoteFrom('203.0.113.1')).status).toBe(201));
  });

  it('is cut off when it is slow while places are scarce', async () => {
    await start({ UPLOAD_PLACES: '2', UPLOAD_PACE_SECONDS: '1' });
    const slow = ['203.0.113.1', '203.0.113.2'].map((address) => drip(address));

    const answers = await Promise.all(slow.map(answerTo));

    expect(answers).toEqual(slow.map(() => [408, expect.objectContaining({ code: 'body_too_slow' })]));
    await waitUntil('free places', async () => (await quoteFrom('203.0.113.1')).status === 201);
  });

  it('of unknown length takes a place when it has grown large', async () => {
    await start();
    const chunked = Array.from({ length: 3 }, () => drip('203.0.113.1', 'unstated'));
    expect((await quoteFrom('203.0.113.1')).status).toBe(201);

    for (const each of chunked) each.write(Buffer.alloc(200_000, 'q'));

    const [refused] = await Promise.race(chunked.map(answerTo));
    expect(refused).toBe(503);
    expect(await refusal(await quoteFrom('203.0.113.1'))).toEqual([503, 'busy']);
  });

  it('takes no place with what still comes of it once it is refused', async () => {
    await start();
    const slow = ['203.0.113.1', '203.0.113.1'].map((address) => drip(address));
    await untilTaken(2);
    const arrived = new Promise<void>((resolve) =>
      gateway.server.once('request', (request) => request.once('end', resolve)),
    );
    const refused = drip('203.0.113.1', 'unstated');
    refused.write(Buffer.alloc(200_000, 'q'));
    expect((await answerTo(refused))[0]).toBe(503);
    for (const each of slow) each.destroy();
    await eventually(async () => expect((await quoteFrom('203.0.113.1')).status).toBe(201));

    refused.end(Buffer.alloc(200_000, 'q'));
    await arrived;

    const before = taking.mock.results.filter(({ type }) => type === 'return').length;
    drip('203.0.113.1');
    await untilTaken(before + 1);
    await eventually(async () => expect((await quoteFrom('203.0.113.1')).status).toBe(201));
  });

  it('is refused with Retry-After when it cannot be written to disk', async () => {
    await startWithoutDisk();

    const answer = await quoteFrom('203.0.113.1', 9_000_000);

    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await refusal(answer)).toEqual([503, 'busy']);
  });

  it('needs no disk while there is memory for it, which is free again once it ends', async () => {
    await startWithoutDisk();
    expect((await quoteFrom('203.0.113.1', 7_000_000)).status).toBe(201);
    expect(gateway.leads.last.body.equals(Buffer.alloc(7_000_000, 'q'))).toBe(true);
    const slow = ['203.0.113.1', '203.0.113.2'].map((address) => drip(address, 7_000_000));
    await untilTaken(3);
    expect((await quoteFrom('203.0.113.3', 3_000_000)).status).toBe(503);

    for (const each of slow) each.destroy();

    await eventually(async () => expect((await quoteFrom('203.0.113.3', 7_000_000)).status).toBe(201));
  });
});
