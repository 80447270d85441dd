import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../../local/wait-until.ts';
import { followers, imageVersion, type Follower } from './support/followers.ts';
import { read, versionIn, type Page } from './support/read-page.ts';
import { contentName, goodSet, SetSource, textOf } from './support/set-source.ts';
import { broken, hostile } from './support/unsound-sets.ts';

// Tests every public server with a fake content service and object store. A server may show only valid sets of pages.

const content = new SetSource();
const store = new SetSource();
const evil = mkdtempSync(join(tmpdir(), 'sandhill-evil-'));
let servers: Follower[] = [];
let version = 1;

const shownBy = async ({ url }: Follower) => versionIn(await read(url));

const everyServer = async (what: string, isSo: (server: Follower) => boolean | Promise<boolean>) =>
  waitUntil(what, async () => (await Promise.all(servers.map(isSo))).every(Boolean));

const show = async (number: number) =>
  everyServer(`version ${number}`, async (server) => (await shownBy(server)) === number);

/** Waits until each server has asked the source for the current set `times` more times. */
async function asked(source: SetSource, times: number): Promise<void> {
  const before = { ...source.asked };
  const programs = servers.length > 1 ? (['curl', 'node'] as const) : (['node'] as const);
  await waitUntil('questions', async () => programs.every((one) => source.asked[one] >= before[one] + times));
}

const publishGood = async () => {
  version += 1;
  content.publish(goodSet(version));
  await show(version);
};

beforeAll(async () => {
  await Promise.all([content.start(), store.start()]);
});

afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await Promise.all([content.stop(), store.stop()]);
  rmSync(evil, { recursive: true });
});

const start = async (waitSeconds: number) => {
  const ports = { contentPort: content.port, storePort: store.port };
  return Promise.all(followers.map((follow) => follow({ ...ports, waitSeconds })));
};

describe('a start', () => {
  it('shows the pages of the image where neither source has any', async () => {
    content.fail();
    servers = await start(1);

    for (const server of servers) expect(await shownBy(server)).toBe(imageVersion);
  });

  it('is followed by what is published as soon as there is something', async () => {
    await publishGood();

    for (const { url } of servers) {
      expect((await read(`${url}/nothing`)).text).toContain(textOf(version));
      expect((await read(`${url}/robots.txt`)).text).toBe(textOf(version));
    }
  });

  it('waits for the published pages, and takes them from the object store when content is unavailable', async () => {
    content.fail();
    store.publish(goodSet(7));
    const started = await start(30);

    try {
      for (const server of started) expect(await shownBy(server)).toBe(7);
    } finally {
      await Promise.all(started.map(({ stop }) => stop()));
    }
    store.fail();
  });
});

describe('a set that is not as it must be', () => {
  beforeEach(() => publishGood());

  const isUntouched = () => {
    expect(readdirSync(evil)).toEqual([]);
    for (const { folder } of servers) {
      expect(readdirSync(folder).toSorted()).toEqual(['base', 'current', 'incoming', 'kept', 'sets']);
      expect(readdirSync(join(folder, 'sets')).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
      expect(existsSync(join(folder, 'outside'))).toBe(false);
    }
  };

  it.each(Object.keys(hostile))('is refused and named in the log: %s', async (what) => {
    const [make, reason] = hostile[what] ?? [];
    const before = version;
    version += 1;
    const set = make?.(version, evil) ?? goodSet(version);
    content.publish(set);

    await everyServer(`a line about ${what}`, ({ log }) =>
      log().includes(`The set ${set.name} ${reason} and is not shown.`),
    );

    for (const server of servers) expect(await shownBy(server)).toBe(before);
    isUntouched();
  });

  it.each(Object.keys(broken))('is left alone when its file %s', async (what) => {
    const [answer, line] = broken[what] ?? [];
    const before = version;
    version += 1;
    const set = goodSet(version);
    content.publish(set, answer?.(set));

    await everyServer(`a line about ${what}`, ({ log }) => log().includes(`The set ${set.name} ${line}`));

    for (const server of servers) expect(await shownBy(server)).toBe(before);
    isUntouched();
    if (!line?.includes('tried again')) return;
    content.publish(set);
    await show(version);
  });

  it.each([
    ['a command as a name', JSON.stringify({ set: `$(touch ${evil}/x)`, version: 900 })],
    ['a folder as a name', JSON.stringify({ set: '../../base', version: 900 })],
    ['no JSON', '<h1>It works</h1>'],
    ['nothing', ''],
    ['more than a name', JSON.stringify({ set: 'f'.repeat(64), version: 900, more: 'x'.repeat(20_000) })],
  ])('is not taken from an answer with %s', async (_what, body) => {
    content.sayInstead((response) => response.writeHead(200).end(body));
    await asked(content, 2);

    for (const server of servers) expect(await shownBy(server)).toBe(version);
    isUntouched();
  });
});

it('a folder that cannot be written to is named, and followed again when it can be', async () => {
  await publishGood();
  const work = servers.map(({ folder, log }) => ({ folder: join(folder, 'incoming'), said: log().length }));
  for (const { folder } of work) {
    rmSync(folder, { recursive: true });
    symlinkSync('nowhere', folder);
  }
  version += 1;
  content.publish(goodSet(version));

  await everyServer('a line about the folder', (server) =>
    server.log().slice(work[servers.indexOf(server)]?.said).includes('cannot be put in place: '),
  );

  for (const { folder } of work) {
    rmSync(folder);
    mkdirSync(folder);
  }
  await show(version);
  for (const [place, { log }] of servers.entries())
    expect(log().slice(work[place]?.said)).not.toMatch(/names no set|cannot be fetched|is not shown/);
});

describe('the object store', () => {
  it('is asked when the service names no set, and shows nothing older than what is shown', async () => {
    await publishGood();
    content.fail();
    store.publish(goodSet(version - 1));
    await asked(store, 2);
    for (const server of servers) expect(await shownBy(server)).toBe(version);

    version += 1;
    store.publish(goodSet(version));
    await show(version);
  });

  it('has the bytes of a set that the service names and cannot send', async () => {
    version += 1;
    store.publish(goodSet(version));
    content.publish(goodSet(version), (response) => response.writeHead(503).end());

    await show(version);
  });

  it('does not overrule the service, which may name an older version', async () => {
    content.publish(goodSet(version - 1));

    await show(version - 1);
  });
});

describe('a switch', () => {
  const paths = ['/', '/about', '/es', '/nothing'];
  const encodings = ['br', 'gzip', 'identity'];

  /** Loads pages until it is stopped, as visitors do: each page, and the file that it names. */
  function startReading({ url }: Follower): { stop: () => Promise<number> } {
    const end = new AbortController();
    let pages = 0;
    const reader = async (path: string, encoding: string) => {
      let last: Page | undefined;
      while (!end.signal.aborted) {
        const etag = last?.headers.etag;
        const page = await read(url + path, {
          'Accept-Encoding': encoding,
          ...(etag && { 'If-None-Match': etag }),
        });
        // After a 304, the cached page must be of the version that it was loaded with, not of another one with the same
        // length.
        if (page.status !== 304) last = page;
        const expected = path === '/nothing' ? 404 : 200;
        if (page.status !== 304 && page.status !== expected) throw new Error(`${path}: ${page.status}`);
        const number = versionIn(last ?? page);
        const file = /data-site="([^"]+)"/.exec((last ?? page).text)?.[1];
        const words = await read(url + file);
        if (words.status !== 200 || !words.text.includes(textOf(number)))
          throw new Error(`${file} of version ${number}: ${words.status}`);
        pages += 1;
        // Readers pause because they share this machine's processors with the servers.
        await pause(10);
      }
    };
    const readers = paths.map((path, place) => reader(path, encodings[place % encodings.length] ?? ''));
    const all = Promise.all(readers);
    all.catch(() => end.abort());
    const stop = async () => {
      end.abort();
      await all;
      return pages;
    };
    return { stop };
  }

  it('shows visitors whole pages of one version, fifty times', async () => {
    const reading = servers.map(startReading);
    const from = version;
    for (let turn = 0; turn < 50; turn += 1) {
      const before = await Promise.all(servers.map(async ({ url }) => read(`${url}/about`)));
      await publishGood();
      for (const [place, { url }] of servers.entries()) {
        const etag = before[place]?.headers.etag ?? '';
        expect(versionIn(await read(`${url}/about`, { 'If-None-Match': etag }))).toBe(version);
      }
    }
    const pages = await Promise.all(reading.map(({ stop }) => stop()));

    expect(version - from).toBe(50);
    for (const each of pages) expect(each).toBeGreaterThan(200);
  });

  it('keeps two sets, and for a day the files that open pages fetch', async () => {
    const [old, older] = [contentName(version - 20), contentName(version - 21)];
    const dayAgo = Date.now() / 1000 - 24.1 * 3600;
    // nginx's old sets are removed only after the switch.
    await everyServer('two sets', ({ folder }) => readdirSync(join(folder, 'sets')).length === 2);
    for (const { folder } of servers) {
      expect(readdirSync(join(folder, 'kept/site')).length).toBeGreaterThan(150);
      utimesSync(join(folder, 'kept', older), dayAgo, dayAgo);
    }

    await publishGood();

    for (const { url } of servers) {
      expect((await read(`${url}/${old}`)).status).toBe(200);
      expect((await read(`${url}/${old}`)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    }
    await everyServer('the end of what is older', async ({ url }) => {
      const { status } = await read(`${url}/${older}`);
      return status === 404;
    });
  });

  it('goes on when what takes sets over was killed', async () => {
    for (const { killTaker } of servers) killTaker?.();

    await publishGood();
    expect(servers.length).toBe(followers.length);
  });
});
