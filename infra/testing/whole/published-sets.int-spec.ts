import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { waitUntil } from '../../local/wait-until.ts';
import { followers, imageVersion, type Follower } from './support/followers.ts';
import {
  contentName,
  filesOf,
  goodSet,
  listed,
  named,
  SetSource,
  tarOf,
  textOf,
  type ASet,
  type Entry,
} from './support/set-source.ts';

// Tests every public server against the same sources, which the test replaces: only valid sets may be shown.

const content = new SetSource();
const store = new SetSource();
const evil = mkdtempSync(join(tmpdir(), 'sandhill-evil-'));
let servers: Follower[] = [];
let version = 1;

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

async function read(address: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const outgoing = get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        const bytes = Buffer.concat(chunks);
        const isEmpty = response.statusCode === 304;
        const text = (decode && !isEmpty ? decode(bytes) : bytes).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    outgoing.on('error', reject);
  });
}

/** Returns the one version that a page has from its first to its last word. */
function versionIn({ text }: Page): number {
  const versions = new Set(text.match(/version \d{3}/g));
  const isWhole = text.startsWith('<title>') && text.endsWith('</html>') && versions.size === 1;
  if (!isWhole) throw new Error(`a page of ${text.length} characters has ${[...versions].join(', ')}`);
  return Number([...versions][0]?.slice(-3));
}

const shownBy = async ({ url }: Follower) => versionIn(await read(url));

const everyServer = async (what: string, isSo: (server: Follower) => boolean | Promise<boolean>) =>
  waitUntil(what, async () => (await Promise.all(servers.map(isSo))).every(Boolean));

const show = async (number: number) =>
  everyServer(`version ${number}`, async (server) => (await shownBy(server)) === number);

/** Waits until each server has asked the source this many more times. */
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

const withEntry = (entry: Entry, number = version) =>
  named(tarOf([...listed(filesOf(number)), entry]), number);
const withFiles = (change: (files: Entry[]) => Entry[], number = version) =>
  named(tarOf(change(filesOf(number))), number);
const strange = 'holds something else than plain files with plain names';

/** Sets whose bytes match their name, but which must not be shown. */
const hostile: Record<string, [make: () => ASet, reason: string]> = {
  'an absolute name': [() => withEntry({ name: join(evil, 'absolute'), body: 'x' }), strange],
  'a name that leads out': [() => withEntry({ name: '../outside', body: 'x' }), strange],
  'a name that leads out further in': [() => withEntry({ name: 'es/../../outside', body: 'x' }), strange],
  'a name with a command': [() => withEntry({ name: `$(touch ${evil.slice(1)}~x)`, body: 'x' }), strange],
  'a name with a line break': [() => withEntry({ name: 'a\nb', body: 'x' }), strange],
  'a name that begins with a dash': [() => withEntry({ name: '--to-command=id', body: 'x' }), strange],
  'a folder': [() => withEntry({ name: 'more', type: '5' }), strange],
  'a symbolic link': [() => withEntry({ name: 'link', type: '2', link: evil }), strange],
  'a hard link': [() => withEntry({ name: 'link', type: '1', link: 'index.html' }), strange],
  'a device': [() => withEntry({ name: 'null', type: '3' }), strange],
  'a pipe': [() => withEntry({ name: 'pipe', type: '6' }), strange],
  'a name twice': [() => withEntry({ name: 'index.html', body: 'again' }), 'has a name twice'],
  'a file that is not as listed': [
    () =>
      withFiles((files) =>
        listed(files).map((one) => (one.name === 'about/index.html' ? { ...one, body: 'other' } : one)),
      ),
    'has a file that is not as listed',
  ],
  'a listed file that is missing': [
    () => withFiles((files) => listed(files).filter(({ name }) => name !== 'about/index.html')),
    'does not have the files that it lists',
  ],
  'a file more than listed': [
    () => withEntry({ name: 'more.html', body: 'more' }),
    'does not have the files that it lists',
  ],
  'a list that names what is outside': [
    () =>
      withFiles((files) =>
        listed(files).map((one) =>
          one.name === 'set.sha256' ? { ...one, body: `${String(one.body)}${'0'.repeat(64)}  ../x\n` } : one,
        ),
      ),
    'has a list of files that cannot be read',
  ],
  'no not-found page': [
    () => withFiles((files) => listed(files.filter(({ name }) => name !== 'es/404.html'))),
    'has no es/404.html',
  ],
  'no note of its build': [
    () => withFiles((files) => listed(files.filter(({ name }) => name !== 'set.json'))),
    'has no set.json',
  ],
  'the pages of another build': [
    () => named(tarOf(listed(filesOf(version, 'fedcba9876543210'))), version),
    'was made for another build',
  ],
  'a tar that is cut off': [
    () => named(tarOf(listed(filesOf(version))).subarray(0, 5000), version),
    'is no whole tar',
  ],
  'a compressed tar': [() => named(gzipSync(tarOf(listed(filesOf(version)))), version), 'is no tar'],
  'no tar': [() => named(Buffer.from('a page that says that something is wrong'), version), 'is no tar'],
};

/** Answers that are not a complete set. */
const broken: Record<string, [answer: (set: ASet) => Parameters<SetSource['publish']>[1], reason: string]> = {
  'says that it has more than 64 MB': [
    () => (response) => void response.writeHead(200, { 'Content-Length': 80_000_000 }).write('x'),
    'has more than 64 MB and is not shown.',
  ],
  'has more than 64 MB without saying so': [
    () => (response) => {
      const piece = Buffer.alloc(1_000_000);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    },
    'has more than 64 MB and is not shown.',
  ],
  'is another file': [
    () => (response) => response.end('<h1>Bad gateway</h1>'),
    'cannot be fetched. It will be tried again.',
  ],
  'breaks off': [
    ({ tar }) =>
      (response) => {
        response.writeHead(200, { 'Content-Length': tar.length });
        response.write(tar.subarray(0, 3000), () => response.destroy());
      },
    'cannot be fetched. It will be tried again.',
  ],
  drips: [
    ({ tar }) =>
      (response) => {
        response.writeHead(200, { 'Content-Length': tar.length });
        response.write(tar.subarray(0, 3000));
      },
    'cannot be fetched. It will be tried again.',
  ],
  'is an error of the server': [
    () => (response) => response.writeHead(500).end(),
    'cannot be fetched. It will be tried again.',
  ],
};

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
    const set = make?.() ?? goodSet(version);
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
        // After a 304, the cached page must be of the version that was loaded, not of another one with the same length.
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
    // nginx's old sets are removed after the switch.
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
