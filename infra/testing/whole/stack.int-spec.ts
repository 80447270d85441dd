import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ownerBeforeFirstSignIn } from '../../local/owner.repository.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { makeMemoryFolder } from '../servers/memory-folder.ts';
import { signInAsOwner, startTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { Readers, SiteEditor } from '../site-editor.ts';
import { startNginxOf } from './support/site-servers.ts';
import { BackupDrill, lead, loadPictures, withoutAges, withoutSizes } from './support/backup-drill.ts';
import { health, mailsOf, make, post, read, sampleCount, stillRunning } from './support/stack-calls.ts';
import { forgetSignIns, killPart, losePower, partOf, postgresServer } from './support/stack-parts.ts';

// Publications may take this long on a machine that is busy with other tests.
jest.setTimeout(600_000);

const drill = new BackupDrill();
const settings = { ENV_FILE: join(import.meta.dirname, 'stack.env') };
const signIn = (of: TestStack) => signInAsOwner({ ...of, ownerPassword });

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
    await waitUntil('mail and receipt', async () => (await mailsOf(stack)).length === 2);
  });

  it.each(['leads', 'leads-worker', 'gateway', 'store', 'mail'])(
    'starts %s again when it was killed',
    async (name) => {
      const before = partOf(stack, name);
      await killPart(stack, name, () => partOf(stack, name));
      expect(partOf(stack, name)).not.toBe(before);
    },
  );

  it('starts PostgreSQL again when the process that watches it was killed', async () => {
    const before = postgresServer(stack);
    // The server keeps running after its watcher was killed. The next watcher ends it.
    await killPart(stack, 'postgres', () => postgresServer(stack));
    expect(postgresServer(stack)).not.toBe(before);
  });

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
    const nginx = await startNginxOf(stack);
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
    await waitUntil('the erased copies', areAll(404), 60_000, 500);

    expect((await call('POST', `/api/projects/${id}/restore`)).status).toBe(200);
    await waitUntil('the restored copies', areAll(200));
    await nginx?.stop();
  });
});

const addressOf = (number: number) => `https://social.example/pinterest/publication-${number}`;
const readHome = async () => (await fetch(stack.url)).text();

const untilShown = (address: string) =>
  waitUntil(`${address} on the pages`, async () => (await readHome()).includes(address), 60_000, 250);

// Uses a stack of its own, because other tests edit the only draft of the shared one. `make bench` publishes more.
describe('publishing while visitors read', () => {
  let editor: SiteEditor;
  const publish = (address: string) => editor.publish(({ facts }) => (facts.socialMedia.pinterest = address));

  beforeAll(async () => {
    editor = new SiteEditor({ url: stack.url, cookie: await signIn(stack) });
  });

  it('shows every version whole, on every page, and takes the last one back', async () => {
    const readers = new Readers(stack.url, ({ profile }) => profile.socialMedia.pinterest ?? '');
    try {
      await publish(addressOf(1));
      // The second version is published before the first one is on the pages.
      const version = await publish(addressOf(2));
      await untilShown(addressOf(2));

      await editor.undo(version);
      await untilShown(addressOf(1));
    } finally {
      await readers.stop();
    }

    expect(readers.faults).toEqual([]);
    expect(readers.reads).toBeGreaterThan(50);
    const published = (await (await fetch(`${stack.url}/api/site`)).json()) as {
      content: { facts: { socialMedia: { pinterest: string } } };
    };
    expect(published.content.facts.socialMedia.pinterest).toBe(addressOf(1));
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
    await signIn(stack);
    expect(await ownerBeforeFirstSignIn(stack.dataFolder)).toBeUndefined();
    await forgetSignIns(stack);
    const running = readStackFile(stack.dataFolder);
    const pids = [running?.supervisor ?? 0, ...Object.values(running?.parts ?? {})];

    await stack.stop({ keepData: true });
    expect(stillRunning(pids)).toEqual([]);
    stack = await startTestStack({
      dataFolder: stack.dataFolder,
      environment: { ...settings, BACKUP_FOLDER: drill.backups, BACKUP_MINUTES: '0.05' },
    });

    expect(await sampleCount(stack)).toBeGreaterThan(5);
    expect(stack.ownerPassword).toBe('');
    expect(stack.said).toContain('owner has not signed in yet: make admin USER=owner OWNER=1 gives');
  });
});

// The whole backup drill with little data: make and verify a backup, restore it with only the key, and compare.
describe('a backup', () => {
  let restored: TestStack;
  let before: Awaited<ReturnType<BackupDrill['prepare']>>;

  beforeAll(async () => {
    before = await drill.prepare(stack, signIn);
  });

  afterAll(async () => {
    await restored?.stop();
    drill.remove();
  });

  it('is made automatically where BACKUP_FOLDER is set, and after each change', async () => {
    const newest = drill.sets().at(-1);

    await post(stack, '/api/contact', { ...lead('later'), subject: 'Palms' });

    await waitUntil('a newer backup', async () => drill.sets().at(-1) !== newest);
    const port = readStackFile(stack.dataFolder)?.ports.backup;
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^backup_trouble 0$/m);
  });

  it('is found whole, with the objects of each row', () => {
    const { status, stdout } = drill.verify(before.madeAt);

    expect([status, stdout]).toEqual([0, expect.stringContaining('each row has its objects')]);
  });

  it('comes back on another machine, with the key alone: leads, logins, pictures and their objects', async () => {
    writeFileSync(drill.keyFile, drill.run('backup-key').stdout);
    // The backup also copies the ledger of erased leads, so that the restore erases the lead again.
    expect(drill.run('backup', `TO=${drill.backups}`).status).toBe(0);
    const data = makeMemoryFolder('sandhill-restored-');
    losePower(data);
    expect(await drill.interruptRestore(data, before.madeAt)).toEqual([]);
    const put = make('restore', drill.restoreVariables(data, before.madeAt));
    expect([put.status, put.stderr]).toEqual([0, '']);
    expect(put.stdout).toContain('gone out since the backup was made: 2.');
    expect(put.stdout).toContain('Done again from the ledger: leads erased: 1, pictures erased: 0');
    restored = await startTestStack({ dataFolder: data, environment: settings });
    // The password is that of the account that the restore has replaced.
    expect(restored.said).not.toContain('Temporary password');
    const old = await read(restored, '/api/user/session', await signIn(stack));
    expect(old).toMatchObject({ isAuthenticated: false });
    const cookie = await signIn(restored);
    expect(withoutAges(await read(restored, '/api/leads', cookie))).toBe(withoutAges(before.leads));
    expect(withoutSizes(await read(restored, '/api/projects'))).toEqual(withoutSizes(before.projects));
    const { picture, photo } = await loadPictures(restored, before, cookie);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('sends no owed mail automatically, and all of it when the operator decides to', async () => {
    const cookie = await signIn(restored);
    expect(await read(restored, '/api/leads/mail-state', cookie)).toMatchObject({
      heldCount: 2,
      owedCount: 0,
    });
    expect(await mailsOf(restored)).toEqual([]);

    await drill.endPause(restored);
    const sent = make('held-mail', [`DATA_DIR=${restored.dataFolder}`, 'DO=send']);

    expect(sent.stdout).toContain('are on their way: 2');
    await waitUntil('the mails that were held', async () => (await mailsOf(restored)).length === 2);
  });

  it('is not put over leads that are there', async () => {
    await restored.stop({ keepData: true });
    const variables = [`DATA_DIR=${restored.dataFolder}`, `FROM=${drill.backups}`, `KEY=${drill.keyFile}`];

    const { status, stderr } = make('restore', variables);

    expect([status === 0, stderr]).toEqual([
      false,
      expect.stringContaining('There are 3 leads here already'),
    ]);
  });

  it('that is damaged or not whole is named', () => {
    const newest = drill.sets().at(-1) ?? '';
    const [picture = ''] = readdirSync(join(drill.backups, 'objects/originals'));
    writeFileSync(join(drill.backups, 'sets', newest, 'data-0001.age'), 'something else');
    rmSync(join(drill.backups, 'objects/originals', picture));

    const { status, stdout } = drill.verify(newest);

    expect(status === 0).toBe(false);
    expect(stdout).toContain(`damaged: sets/${newest}/data-0001.age`);
    expect(stdout).toContain(`missing: objects/originals/${picture}`);
  });
});
