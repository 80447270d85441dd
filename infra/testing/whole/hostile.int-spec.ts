import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { readStackFile } from '../../local/stack-file.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { sendEndlessly } from './support/endless-body.ts';
import { framingTricks, hiddenPaths, lineTricks, oddPaths } from './support/hostile-requests.ts';
import { sendRaw } from '../raw-request.ts';
import { rowsThatBreak } from '../rows-that-break.ts';
import { sharedTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { expectRefusal, promptlyMs } from './support/refusals.ts';
import { startNginxOf, type PublicServer } from './support/site-servers.ts';

// Tests the running product through the static server, through nginx and directly at the gateway.

const doors = ['static server', 'gateway', ...(onPath('nginx') ? ['nginx'] : [])];
const ports: Record<string, number> = {};
let stack: TestStack;
let nginx: PublicServer | undefined;

beforeAll(async () => {
  stack = await sharedTestStack();
  const file = readStackFile(stack.dataFolder);
  if (!file) throw new Error('the stack has no file');
  nginx = await startNginxOf(stack);
  ports['static server'] = Number(new URL(stack.url).port);
  ports['gateway'] = file.ports.gateway;
  ports['nginx'] = Number(new URL(nginx?.url ?? 'http://localhost:0').port);
}, 180_000);

afterAll(async () => {
  await nginx?.stop();
  await stack.stop();
});

const portOf = (door: string) => ports[door] ?? 0;

const ask = (door: string, ...lines: string[]) => sendRaw(portOf(door), [...lines, '', ''].join('\r\n'));

/** Checks that an ordinary visitor's request is still answered promptly. */
async function expectOthersUnhurt(door: string): Promise<void> {
  const { status, tookMs } = await ask(door, 'GET /api/projects/featured HTTP/1.1', 'Host: localhost');
  expect(status).toBe(200);
  expect(tookMs).toBeLessThan(promptlyMs);
}

/** Odd requests that must be answered like ordinary ones. */
const answeredLikeOthers = new Set(['the whole server', 'another server as the path']);

describe.each(doors)('at the %s', (door) => {
  afterEach(() => expectOthersUnhurt(door));

  it('are refused as JSON: requests that are not HTTP, or that two servers could read differently', async () => {
    const tricks = [...framingTricks, ...lineTricks.filter(({ what }) => !answeredLikeOthers.has(what))];
    const broken = await rowsThatBreak(
      tricks,
      ({ what }) => what,
      async ({ bytes }) => {
        expectRefusal(await sendRaw(portOf(door), bytes));
        await expectOthersUnhurt(door);
      },
    );

    expect(broken).toEqual([]);
  });

  it('are answered: odd paths, and nothing inside is shown', async () => {
    const paths = oddPaths.filter((path) => door !== 'gateway' || !path.startsWith('/health/'));
    const broken = await rowsThatBreak(
      paths,
      (path) => path,
      async (path) => {
        const answer = await ask(door, `GET ${path} HTTP/1.1`, 'Host: localhost');

        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).not.toMatch(/sessionId|"dependencies"|prom|# HELP/);
        expect(answer.tookMs).toBeLessThan(promptlyMs);
        if (answer.status >= 400 && path.startsWith('/api/')) expectRefusal(answer);
        await expectOthersUnhurt(door);
      },
    );

    expect(broken).toEqual([]);
  });

  it('leaves nothing of a request in the next one on the same connection', async () => {
    const smuggled = 'GET /api/user/session HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const body = `{"name":1}`;
    const bytes = [
      'POST /api/contact HTTP/1.1',
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body + smuggled,
    ].join('\r\n');

    const { status, body: said } = await sendRaw(portOf(door), bytes);

    expect([status, JSON.parse(said)]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })]);
  });

  it.each([
    ['/api/contact', 'a length of 100 MB', 'Content-Length: 100000000'],
    ['/api/quotes', 'a length of 100 MB', 'Content-Length: 100000000'],
    ['/api/projects', 'a length of 100 MB', 'Content-Length: 100000000'],
    ['/api/nothing', 'a length of 100 MB', 'Content-Length: 100000000'],
  ])('refuses to read for %s %s', async (path, _what, length) => {
    const answer = await ask(
      door,
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      length,
    );

    expectRefusal(answer);
    expect([413, 404]).toContain(answer.status);
  });

  it('stops a body in chunks that does not end', async () => {
    const { status, sentBytes, body } = await sendEndlessly(portOf(door));

    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ code: 'body_too_large' });
    expect(sentBytes).toBeLessThan(60_000_000);
  });

  it('serves others while two hundred clients have not come to the end of their headers', async () => {
    const sockets = Array.from({ length: 200 }, () => connect(portOf(door), '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write('GET /api/projects HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    }
    try {
      await expectOthersUnhurt(door);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});

// Tests one public server: nginx if the machine has it.
describe('what the public server keeps for itself', () => {
  const door = onPath('nginx') ? 'nginx' : 'static server';

  it('its own files, those of the store, and what is for operators', async () => {
    const broken = await rowsThatBreak(
      hiddenPaths,
      (path) => path,
      async (path) => {
        const { status, body } = await ask(door, `GET ${path} HTTP/1.1`, 'Host: localhost');

        expect([301, 400, 404]).toContain(status);
        expect(body).not.toMatch(/ListBucketResult|<Contents>|Index of|# HELP|"dependencies"/);
      },
    );

    expect(broken).toEqual([]);
  });

  it('the sources of its scripts', async () => {
    const { body: page } = await ask(door, 'GET / HTTP/1.1', 'Host: localhost');
    const scripts = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const { body } = await ask(door, `GET ${script} HTTP/1.1`, 'Host: localhost');
      expect(body).not.toContain('sourceMappingURL');
      const map = await ask(door, `GET ${script}.map HTTP/1.1`, 'Host: localhost');
      expect(map.status).toBe(404);
    }
  });
});

/** Sends a request as the site's own pages do. */
async function send(path: string, method: string, body?: object, headers: Record<string, string> = {}) {
  return fetch(`${stack.url}${path}`, {
    method,
    headers: { Origin: stack.url, 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
}

function logs(): Record<string, string> {
  const folder = join(stack.dataFolder, 'logs');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

describe('what is written into the logs', () => {
  const mark = 'Xylophone7';
  const forged = `${mark}\n{"level":"fatal","msg":"forged"}`;
  it('is nothing that people typed, and no line that they made', async () => {
    const lead = { name: forged, email: `${mark}@visitor.example`, message: `${forged} needs ten palms` };
    const quote = { ...lead, phone: `239 555 0101 ${mark}`, address: forged, services: ['lighting'] };
    const statuses = [
      (await send(`/api/quotes?from=${mark}`, 'POST', quote, { 'User-Agent': mark })).status,
      (await send('/api/contact', 'POST', { ...lead, subject: forged }, { 'Idempotency-Key': mark })).status,
      (await send('/api/contact', 'POST', { ...lead, subject: forged, email: mark })).status,
      (await send('/api/user/login', 'POST', { username: forged, password: forged })).status,
    ];
    expect(statuses).toEqual([201, 201, 400, 401]);

    const login = await send('/api/user/login', 'POST', { username: 'owner', password: stack.ownerPassword });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const account = { username: 'pat', email: `${mark}@people.example`, role: 'user' };
    const again = { ...account, username: 'ruth' };
    expect((await send('/api/accounts', 'POST', account, { Cookie: cookie })).status).toBe(201);
    // The database rejects the duplicate; its log must not quote the row.
    expect((await send('/api/accounts', 'POST', again, { Cookie: cookie })).status).toBeGreaterThanOrEqual(
      400,
    );
    const last = await send(`/api/leads?q=${mark}`, 'GET', undefined, { Cookie: cookie });
    const { leads } = (await last.json()) as { leads: object[] };
    expect(leads).toHaveLength(2);

    const id = last.headers.get('x-request-id') ?? '';
    await waitUntil('the last line', async () => (logs()['leads.log'] ?? '').includes(id));
    const sent = async () => {
      const mails = (await (await fetch(`${stack.mailUrl}/email`)).json()) as object[];
      return mails.filter((mail) => JSON.stringify(mail).includes(mark)).length >= 3;
    };
    await waitUntil('the mails', sent);
    const token = cookie.split('=')[1] ?? '';
    for (const [name, text] of Object.entries(logs())) {
      const found = [mark, token, stack.ownerPassword, '"forged"'].filter((secret) =>
        text.toLowerCase().includes(secret.toLowerCase()),
      );
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('is one object a line in every part of the product', () => {
    const parts = ['gateway', 'auth', 'leads', 'leads-worker', 'media', 'media-worker'];
    for (const part of parts) {
      const lines = (logs()[`${part}.log`] ?? '').split('\n').filter((line) => line.startsWith('{'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), part });
    }
  });
});

describe('the login of a service', () => {
  interface Secrets {
    databases: Record<string, string>;
  }
  const names = ['auth', 'leads', 'media', 'content', 'queue'];

  it.each(names)('%s reaches only its own database, and has no special rights', async (name) => {
    const secrets = JSON.parse(readFileSync(join(stack.dataFolder, 'secrets.json'), 'utf8')) as Secrets;
    const port = readStackFile(stack.dataFolder)?.ports.postgres;
    const as = (database: string) =>
      new Client({ host: '127.0.0.1', port, user: name, password: secrets.databases[name], database });

    const own = as(name);
    await own.connect();
    const { rows } = await own.query(
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication FROM pg_roles WHERE rolname = current_user',
    );
    await own.end();

    expect(new Set(Object.values(rows[0] as object))).toEqual(new Set([false]));
    for (const other of names.filter((each) => each !== name))
      await expect(as(other).connect()).rejects.toThrow('permission denied');
  });
});
