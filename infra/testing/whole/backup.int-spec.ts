import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { readOrMakeSecrets } from '../../local/secrets.ts';
import { root } from '../../local/settings.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { startTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { waitUntil } from '../../local/wait-until.ts';

// The whole drill, on small data: make, verify, restore into an empty stack, look.
const folder = mkdtempSync(join(tmpdir(), 'sandhill-backup-'));
const backup = join(folder, 'drill');

const make = (target: string, variables: string[]) =>
  spawnSync('make', ['--no-print-directory', target, ...variables], { cwd: root, encoding: 'utf8' });

const post = (stack: TestStack, path: string, body: object, cookie = '') =>
  fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify(body),
  });

async function signIn(stack: TestStack, password: string): Promise<string> {
  const answer = await post(stack, '/api/user/login', { username: 'owner', password });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const read = async (stack: TestStack, path: string, cookie = '') =>
  (await (await fetch(`${stack.url}${path}`, { headers: { Cookie: cookie } })).json()) as Record<
    string,
    unknown
  >;

async function inDatabaseOfLeads(stack: TestStack, statement: string): Promise<unknown[]> {
  const port = readStackFile(stack.dataFolder)?.ports.postgres;
  const { postgres } = readOrMakeSecrets(stack.dataFolder);
  const client = new Client(`postgres://postgres:${postgres}@127.0.0.1:${port}/leads`);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** What changes with time or with the restore itself. */
const withoutAges = (list: unknown) => JSON.stringify(list).replaceAll(/"age":\{[^}]*\}|"mail":"\w+"/g, '');

/** The slow sizes of a picture may have been made meanwhile. */
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

describe('a backup', () => {
  let stack: TestStack;
  let restored: TestStack;
  let before: { leads: unknown; projects: unknown };

  beforeAll(async () => {
    stack = await startTestStack();
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a5' } });
    const projectImages = [`data:image/jpeg;base64,${(await photo.jpeg().toBuffer()).toString('base64')}`];
    await post(stack, '/api/quotes', { ...lead('sent'), projectImages });
    const isOwed = `SELECT 1 FROM notifications WHERE status <> 'sent' UNION ALL SELECT 1 FROM quote_photos WHERE state = 'pending'`;
    await waitUntil(
      'the first mails and the photo',
      async () => (await inDatabaseOfLeads(stack, isOwed)).length === 0,
    );
    await inDatabaseOfLeads(
      stack,
      `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('a test', now() + interval '1 day')`,
    );
    await post(stack, '/api/quotes', lead('owed'));
    const cookie = await signIn(stack, stack.ownerPassword);
    before = { leads: await read(stack, '/api/leads', cookie), projects: await read(stack, '/api/projects') };
  });

  afterAll(async () => {
    await stack.stop();
    await restored?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made while the stack serves, and found whole', () => {
    const made = make('backup', [`DATA_DIR=${stack.dataFolder}`, `TO=${backup}`]);

    expect([made.status, made.stdout]).toEqual([0, expect.stringContaining(backup)]);
    expect(make('backup-verify', [`FROM=${backup}`])).toMatchObject({ status: 0 });
  });

  it('is not made over another', () => {
    const { status, stderr } = make('backup', [`DATA_DIR=${stack.dataFolder}`, `TO=${backup}`]);

    expect([status === 0, stderr]).toEqual([false, expect.stringContaining('is there already')]);
  });

  it('comes back into an empty stack: leads, logins, pictures and their objects', async () => {
    const data = mkdtempSync(join(tmpdir(), 'sandhill-restored-'));
    const put = make('restore', [`DATA_DIR=${data}`, `FROM=${backup}`]);
    expect([put.status, put.stderr]).toEqual([0, '']);
    expect(put.stdout).toContain('Mails that were owed when the backup was made: 2.');

    restored = await startTestStack({ dataFolder: data });
    const cookie = await signIn(restored, stack.ownerPassword);
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

  it('sends nothing again by itself, and what it owed when somebody says so', async () => {
    const mails = async () => (await (await fetch(`${restored.mailUrl}/email`)).json()) as unknown[];
    const cookie = await signIn(restored, stack.ownerPassword);
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
    const { status, stderr } = make('restore', [`DATA_DIR=${restored.dataFolder}`, `FROM=${backup}`]);
    restored = await startTestStack({ dataFolder: restored.dataFolder });

    expect([status === 0, stderr]).toEqual([
      false,
      expect.stringContaining('There are 2 leads here already'),
    ]);
  });

  it('that is damaged or not whole is named', () => {
    const [picture = ''] = readdirSync(join(backup, 'objects/originals'), {
      recursive: true,
      encoding: 'utf8',
    });
    const [first = ''] = readdirSync(join(backup, 'databases/auth'));
    writeFileSync(join(backup, 'databases/auth', first), 'something else');
    rmSync(join(backup, 'objects/originals', picture), { recursive: true });

    const { status, stdout } = make('backup-verify', [`FROM=${backup}`]);

    expect(status === 0).toBe(false);
    expect(stdout).toContain(`damaged: databases/auth/${first}`);
    expect(stdout).toContain(`missing: objects/originals/${picture}`);
  });
});
