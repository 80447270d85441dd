import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import sharp from 'sharp';
import { root } from '../../local/settings.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { databaseUrl } from '../../local/database-url.ts';
import { makeMemoryFolder } from '../servers/memory-folder.ts';
import { startTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { Readers, SiteEditor } from '../site-editor.ts';
import { startNginx } from './support/site-servers.ts';

// Time for twelve publications on a machine that is busy with other tests.
jest.setTimeout(600_000);

const folder = makeMemoryFolder('sandhill-backup-');
const settings = { ENV_FILE: join(import.meta.dirname, 'stack.env') };
const backups = join(folder, 'backups');
const keyFile = join(folder, 'key');

const make = (target: string, variables: string[]) =>
  spawnSync('make', ['--no-print-directory', target, ...variables], { cwd: root, encoding: 'utf8' });

const post = (stack: TestStack, path: string, body: object, cookie = '') =>
  fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify(body),
  });

/** Signs in as the owner. @returns the session's cookie */
async function signIn(stack: TestStack): Promise<string> {
  const answer = await post(stack, '/api/user/login', { username: 'owner', password: ownerPassword });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const read = async (stack: TestStack, path: string, cookie = '') =>
  (await (await fetch(`${stack.url}${path}`, { headers: { Cookie: cookie } })).json()) as Record<
    string,
    unknown
  >;

async function inDatabaseOfLeads(stack: TestStack, statement: string): Promise<unknown[]> {
  const client = new Client(databaseUrl(stack.dataFolder, 'leads'));
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Returns a list without the values that change with time or with the restore itself. */
const withoutAges = (list: unknown) => JSON.stringify(list).replaceAll(/"age":\{[^}]*\}|"mail":"\w+"/g, '');

/** Returns projects without their sizes, because slow ones may have been made meanwhile. */
const withoutSizes = (list: unknown) =>
  (list as { projects: Array<{ srcset: object }> }).projects.map((project) => ({ ...project, srcset: null }));

const lead = (name: string) => ({
  name,
  email: `${name}@visitor.example`,
  phone: '(239) 555-0142',
  address: '12 Palm Court, Naples 34102',
  services: ['irrigation'],
  message: `A quote for ${name}, please.`,
});

/** Returns those processes that still run. */
function stillRunning(pids: readonly number[]): number[] {
  return pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });
}

const health = async (stack: TestStack) =>
  (await (await fetch(`${stack.url}/api/health`)).json()) as { status: string };

const sampleCount = async (stack: TestStack) => {
  const { projects } = (await (await fetch(`${stack.url}/api/projects`)).json()) as { projects: unknown[] };
  return projects.length;
};

// A folder that no one else may enter, like root's home folder.
const closed = makeMemoryFolder('sandhill-closed-');
let stack: TestStack;
/** Printed only at the first start. */
let ownerPassword: string;

beforeAll(async () => {
  stack = await startTestStack({ dataFolder: join(closed, 'data'), environment: settings });
  ({ ownerPassword } = stack);
});

afterAll(async () => {
  await stack.stop();
  rmSync(closed, { recursive: true });
});

describe('make start', () => {
  it('brings up the whole, with samples in the gallery and a way in', async () => {
    await waitUntil('a whole that is well', async () => (await health(stack)).status === 'ok');
    expect(await sampleCount(stack)).toBeGreaterThan(5);
    expect(stack.ownerPassword.length).toBeGreaterThanOrEqual(16);
  });

  it('tells leads whose accounts there are', async () => {
    const cookie = await signIn(stack);
    const staff = async () => JSON.stringify(await read(stack, '/api/staff', cookie));

    await waitUntil('the owner among the staff', async () => (await staff()).includes('"username":"owner"'));
    expect(await staff()).toMatch(/"username":"owner","isActive":true/);
  });

  it('gives a request one id, from the gateway to the mail that it causes', async () => {
    const answer = await post(stack, '/api/contact', {
      name: 'Ana',
      email: 'ana@visitor.example',
      subject: 'Palms',
      message: 'Twelve royal palms.',
    });
    expect(answer.status).toBe(201);
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\w-]{20,}$/);

    const isLogged = async (part: string) =>
      readFileSync(join(stack.dataFolder, 'logs', `${part}.log`), 'utf8').includes(id);
    for (const part of ['gateway', 'leads', 'leads-worker'])
      await waitUntil(`the id in ${part}`, () => isLogged(part));
    const mails = async () => (await (await fetch(`${stack.mailUrl}/email`)).json()) as unknown[];
    await waitUntil('the mail to the office and the receipt', async () => (await mails()).length === 2);
  });

  it.each(['leads', 'leads-worker', 'gateway', 'postgres', 'store', 'mail'])(
    'starts %s again when it was killed',
    async (name) => {
      const before = readStackFile(stack.dataFolder)?.parts[name] ?? 0;

      process.kill(before, 'SIGKILL');

      await waitUntil(`a new ${name}`, async () => readStackFile(stack.dataFolder)?.parts[name] !== before);
      const isWhole = async () => (await health(stack)).status === 'ok' && (await sampleCount(stack)) > 5;
      await waitUntil(`the whole with a new ${name}`, isWhole, 400_000);
      expect(readStackFile(stack.dataFolder)?.parts[name]).not.toBe(before);
    },
  );

  it('makes accounts and gives temporary passwords by `make admin`', async () => {
    const made = make('admin', [`DATA_DIR=${stack.dataFolder}`, 'USER=pat']);

    expect(made.stderr).toBe('');
    expect(made.stdout).toContain('Created an account: pat, administrator');
    expect(made.stdout).toMatch(/Username: pat\nTemporary password: \S+/);
    const password = /password: (\S+)/.exec(made.stdout)?.[1];
    const signedIn = await post(stack, '/api/user/login', { username: 'pat', password });
    expect(await signedIn.json()).toMatchObject({
      user: { username: 'pat', role: 'administrator', passwordIsTemporary: true },
    });
  });

  it('says by `make mail-test` what the mail server answered', () => {
    const { status, stdout } = make('mail-test', [
      `DATA_DIR=${stack.dataFolder}`,
      'TO=office@visitor.example',
    ]);

    expect([status, stdout]).toEqual([0, expect.stringContaining('250')]);
  });

  it('stops serving a binned picture within a minute, and serves it again once it is restored', async () => {
    const ports = readStackFile(stack.dataFolder)?.ports;
    const nginx = await startNginx({
      site: join(stack.dataFolder, 'site'),
      gatewayPort: ports?.gateway ?? 0,
      storePort: ports?.store ?? 0,
    });
    const cookie = await signIn(stack);
    const call = (method: string, path: string) =>
      fetch(`${stack.url}${path}`, { method, headers: { Origin: stack.url, Cookie: cookie } });
    const { projects } = (await read(stack, '/api/projects?limit=1', cookie)) as {
      projects: Array<{ id: string; imageUrl: string }>;
    };
    const { id, imageUrl } = projects[0] ?? { id: '', imageUrl: '' };
    const statuses = async () => {
      const urls = [stack.url, ...(nginx ? [nginx.url] : [])].map((url) => url + imageUrl);
      return new Set(await Promise.all(urls.map(async (url) => (await fetch(url)).status)));
    };
    const areAll = (status: number) => async () => [...(await statuses())].every((one) => one === status);
    expect(await statuses()).toEqual(new Set([200]));

    expect((await call('DELETE', `/api/projects/${id}`)).status).toBe(204);
    await waitUntil('the erased copies', areAll(404), 60_000);

    expect((await call('POST', `/api/projects/${id}/restore`)).status).toBe(200);
    await waitUntil('the restored copies', areAll(200));
    await nginx?.stop();
  });

  it('asks whose account it is to be, and takes no name from the shell', () => {
    const { status, stderr } = make('admin', [`DATA_DIR=${stack.dataFolder}`]);

    expect([status, stderr]).toEqual([2, expect.stringContaining('make admin USER=name')]);
  });

  it('names a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const { port } = other.address() as AddressInfo;

    const second = spawnSync(process.execPath, [join(root, 'infra/local/start.ts')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: `${stack.dataFolder}-second`, PORT: String(port) },
    });

    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Port ${port}, which is for the site, is taken by another program.`);
    execFileSync('rm', ['-rf', `${stack.dataFolder}-second`]);
    await new Promise((resolve) => other.close(resolve));
  });
});

const addressOf = (number: number) => `https://social.example/pinterest/publication-${number}`;
const readHome = async () => (await fetch(stack.url)).text();

const untilShown = (address: string) =>
  waitUntil(`${address} on the pages`, async () => (await readHome()).includes(address), 60_000, 250);

// Uses this stack and not the shared one, where other tests edit the only draft. `make bench` publishes fifty times.
describe('publishing while visitors read', () => {
  let editor: SiteEditor;

  beforeAll(async () => {
    editor = new SiteEditor({ url: stack.url, cookie: await signIn(stack) });
  });

  it('shows every version whole, on every page, and takes the last one back', async () => {
    const before = (await editor.readDraft()).content.facts.socialMedia.pinterest;
    const readers = new Readers(stack.url, ({ profile }) => profile.socialMedia.pinterest ?? '');
    const publish = (address: string) =>
      editor.publish(({ facts }) => (facts.socialMedia.pinterest = address));
    try {
      for (let number = 1; number <= 8; number += 1) await publish(addressOf(number));
      await untilShown(addressOf(8));
      const version = await publish(addressOf(9));
      await untilShown(addressOf(9));

      await editor.undo(version);
      await untilShown(addressOf(8));
      await publish(before);
      await untilShown(before);
    } finally {
      await readers.stop();
    }

    expect(readers.faults).toEqual([]);
    expect(readers.reads).toBeGreaterThan(50);
    const published = (await (await fetch(`${stack.url}/api/site`)).json()) as {
      content: { facts: { socialMedia: { pinterest: string } } };
    };
    expect(published.content.facts.socialMedia.pinterest).toBe(before);
  });

  it('refuses a link that leads nowhere, names page and field, and leaves the site as it is', async () => {
    const before = await readHome();
    const refused = await editor
      .publish(({ banner }) => (banner.link = '/no-such-page'))
      .catch((error: Error) => error.message);

    expect(refused).toMatch(/^POST publish: 4\d\d .*"banner\.link"/);
    expect(await readHome()).toBe(before);
    await editor.discardDraft();
  });
});

describe('Ctrl-C', () => {
  it('stops without leaving a process, and finds its data again', async () => {
    const running = readStackFile(stack.dataFolder);
    const pids = [running?.supervisor ?? 0, ...Object.values(running?.parts ?? {})];

    await stack.stop({ keepData: true });
    expect(stillRunning(pids)).toEqual([]);
    stack = await startTestStack({
      dataFolder: stack.dataFolder,
      environment: { ...settings, BACKUP_FOLDER: backups, BACKUP_MINUTES: '0.05' },
    });

    expect(await sampleCount(stack)).toBeGreaterThan(5);
    expect(stack.ownerPassword).toBe('');
  });
});

/** Sends a quote. @returns the lead's id. @throws when it is not accepted */
async function sendQuote(quote: object): Promise<string> {
  const answer = await post(stack, '/api/quotes', quote);
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`a quote was answered with ${answer.status}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}

/** Returns the finished backups of the folder, oldest first. */
const sets = () =>
  readdirSync(join(backups, 'sets'))
    .filter((name) => existsSync(join(backups, 'sets', name, 'manifest.json')))
    .toSorted();

/** Runs a target with the stack's data folder. */
const run = (target: string, variables: string[] = []) =>
  make(target, [`DATA_DIR=${stack.dataFolder}`, ...variables]);

// The whole drill on little data: make and verify a backup, restore it on a machine that has only the key, compare.
describe('a backup', () => {
  let restored: TestStack;
  let before: { leads: unknown; projects: unknown };
  let madeAt: string;

  beforeAll(async () => {
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a5' } });
    const projectImages = [`data:image/jpeg;base64,${(await photo.jpeg().toBuffer()).toString('base64')}`];
    await sendQuote({ ...lead('sent'), projectImages });
    const isOwed = `SELECT 1 FROM deliveries WHERE channel = 'mail' AND state <> 'sent' UNION ALL SELECT 1 FROM lead_photos WHERE state = 'pending'`;
    await waitUntil(
      'the first mails and the photo',
      async () => (await inDatabaseOfLeads(stack, isOwed)).length === 0,
    );
    await inDatabaseOfLeads(
      stack,
      `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('a test', now() + interval '1 day')`,
    );
    await sendQuote(lead('owed'));
    const id = await sendQuote(lead('erased'));
    const { stdout, stderr } = run('backup', [`TO=${backups}`]);
    madeAt = /The backup (\S+) is in/.exec(stdout)?.[1] ?? `no backup: ${stderr}`;

    const cookie = await signIn(stack);
    await post(stack, `/api/leads/${id}/erase`, {}, cookie);
    before = { leads: await read(stack, '/api/leads', cookie), projects: await read(stack, '/api/projects') };
  });

  afterAll(async () => {
    await restored?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made automatically where BACKUP_FOLDER is set, and after each change', async () => {
    const newest = sets().at(-1);

    await post(stack, '/api/contact', { ...lead('later'), subject: 'Palms' });

    await waitUntil('a newer backup', async () => sets().at(-1) !== newest);
    const port = readStackFile(stack.dataFolder)?.ports.backup;
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^backup_trouble 0$/m);
  });

  it('is found whole, with the objects of each row', () => {
    const { status, stdout } = run('backup-verify', [`FROM=${backups}`, `AT=${madeAt}`]);

    expect([status, stdout]).toEqual([0, expect.stringContaining('each row has its objects')]);
  });

  it('comes back on another machine, with the key alone: leads, logins, pictures and their objects', async () => {
    writeFileSync(keyFile, run('backup-key').stdout);
    // The copies of the ledger contain the erasure by now.
    expect(run('backup', [`TO=${backups}`]).status).toBe(0);
    const data = makeMemoryFolder('sandhill-restored-');
    const put = make('restore', [`DATA_DIR=${data}`, `FROM=${backups}`, `AT=${madeAt}`, `KEY=${keyFile}`]);
    expect([put.status, put.stderr]).toEqual([0, '']);
    expect(put.stdout).toContain('Emails that were owed when the backup was made: 2.');
    expect(put.stdout).toContain('Done again from the ledger: 1 leads and 0 pictures erased');
    restored = await startTestStack({ dataFolder: data, environment: settings });
    const old = await read(restored, '/api/user/session', await signIn(stack));
    expect(old).toMatchObject({ isAuthenticated: false });
    const cookie = await signIn(restored);
    expect(withoutAges(await read(restored, '/api/leads', cookie))).toBe(withoutAges(before.leads));
    expect(withoutSizes(await read(restored, '/api/projects'))).toEqual(withoutSizes(before.projects));
    const [project] = (before.projects as { projects: Array<{ imageUrl: string }> }).projects;
    const picture = await fetch(`${restored.url}${project?.imageUrl}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { leads } = before.leads as { leads: Array<{ id: string; photoCount: number }> };
    const withPhoto = leads.find(({ photoCount }) => photoCount > 0);
    const { photos } = await read(restored, `/api/leads/${withPhoto?.id}`, cookie);
    const [{ url }] = photos as [{ url: string }];
    const photo = await fetch(`${restored.url}${url}`, { headers: { Cookie: cookie } });
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('sends no owed mail automatically, and all of it when the operator decides to', async () => {
    const mails = async () => (await (await fetch(`${restored.mailUrl}/email`)).json()) as unknown[];
    const cookie = await signIn(restored);
    expect(await read(restored, '/api/leads/mail-state', cookie)).toMatchObject({
      heldCount: 2,
      owedCount: 0,
    });
    expect(await mails()).toEqual([]);

    await inDatabaseOfLeads(restored, 'DELETE FROM sending_pauses');
    const sent = make('held-mail', [`DATA_DIR=${restored.dataFolder}`, 'DO=send']);

    expect(sent.stdout).toContain('are on their way: 2');
    await waitUntil('the mails that were held', async () => (await mails()).length === 2);
  });

  it('is not put over leads that are there', async () => {
    await restored.stop({ keepData: true });
    const variables = [`DATA_DIR=${restored.dataFolder}`, `FROM=${backups}`, `KEY=${keyFile}`];

    const { status, stderr } = make('restore', variables);

    expect([status === 0, stderr]).toEqual([
      false,
      expect.stringContaining('There are 3 leads here already'),
    ]);
  });

  it('that is damaged or not whole is named', () => {
    const newest = sets().at(-1) ?? '';
    const [picture = ''] = readdirSync(join(backups, 'objects/originals'));
    writeFileSync(join(backups, 'sets', newest, 'data-0001.age'), 'something else');
    rmSync(join(backups, 'objects/originals', picture));

    const { status, stdout } = run('backup-verify', [`FROM=${backups}`, `AT=${newest}`]);

    expect(status === 0).toBe(false);
    expect(stdout).toContain(`damaged: sets/${newest}/data-0001.age`);
    expect(stdout).toContain(`missing: objects/originals/${picture}`);
  });
});
