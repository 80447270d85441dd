import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { startTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { startNginx } from './support/site-servers.ts';

/** Those of the processes that are still there. */
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

/** As the owner. @returns a function that sends a request with the session's cookie. */
async function signedIn({ url, ownerPassword }: TestStack) {
  const call = (
    method: string,
    path: string,
    { cookie = '', body }: { cookie?: string; body?: object } = {},
  ) =>
    fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
      body: body && JSON.stringify(body),
    });
  const answer = await call('POST', '/api/user/login', {
    body: { username: 'owner', password: ownerPassword },
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (method: string, path: string) => call(method, path, { cookie });
}

const makeAdmin = (stack: TestStack, variables: string[]) =>
  spawnSync('make', ['--no-print-directory', 'admin', `DATA_DIR=${stack.dataFolder}`, ...variables], {
    cwd: root,
    encoding: 'utf8',
  });

describe('make start', () => {
  // As in root's home folder: nobody else may enter.
  const closed = mkdtempSync(join(tmpdir(), 'sandhill-closed-'));
  let stack: TestStack;

  beforeAll(async () => {
    stack = await startTestStack({ dataFolder: join(closed, 'data') });
  });

  afterAll(async () => {
    await stack.stop();
    rmSync(closed, { recursive: true });
  });

  it('brings up the whole, with samples in the gallery and a way in', async () => {
    await waitUntil('a whole that is well', async () => (await health(stack)).status === 'ok');
    expect(await sampleCount(stack)).toBeGreaterThan(5);
    expect(stack.ownerPassword.length).toBeGreaterThanOrEqual(16);
  });

  it('gives a request one id, from the gateway to the mail that it causes', async () => {
    const answer = await fetch(`${stack.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: stack.url },
      body: JSON.stringify({
        name: 'Ana',
        email: 'ana@visitor.example',
        subject: 'Palms',
        message: 'Twelve royal palms.',
      }),
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
      await waitUntil(`the whole with a new ${name}`, isWhole, 45_000);
      expect(readStackFile(stack.dataFolder)?.parts[name]).not.toBe(before);
    },
  );

  it('makes accounts and gives temporary passwords by `make admin`', async () => {
    const made = makeAdmin(stack, ['USER=pat']);

    expect(made.stdout).toContain('Created an account: pat, administrator');
    expect(made.stdout).toMatch(/Username: pat\nTemporary password: \S+/);
    const password = /password: (\S+)/.exec(made.stdout)?.[1];
    const signedIn = await fetch(`${stack.url}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: stack.url },
      body: JSON.stringify({ username: 'pat', password }),
    });
    expect(await signedIn.json()).toMatchObject({
      user: { username: 'pat', role: 'administrator', passwordIsTemporary: true },
    });
  });

  it('says by `make mail-test` what the mail server answered', () => {
    const { status, stdout } = spawnSync(
      'make',
      ['--no-print-directory', 'mail-test', `DATA_DIR=${stack.dataFolder}`, 'TO=office@visitor.example'],
      { cwd: root, encoding: 'utf8' },
    );

    expect([status, stdout]).toEqual([0, expect.stringContaining('250')]);
  });

  it('serves the bytes of a binned picture to nobody after a minute, and again once it is restored', async () => {
    const ports = readStackFile(stack.dataFolder)?.ports;
    const nginx = await startNginx({
      site: join(stack.dataFolder, 'site'),
      gatewayPort: ports?.gateway ?? 0,
      storePort: ports?.store ?? 0,
    });
    const call = await signedIn(stack);
    const { projects } = (await (await call('GET', '/api/projects?limit=1')).json()) as {
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
    const { status, stderr } = makeAdmin(stack, []);

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

  it('stops without leaving a process, and finds its data again', async () => {
    const running = readStackFile(stack.dataFolder);
    const pids = [running?.supervisor ?? 0, ...Object.values(running?.parts ?? {})];

    await stack.stop({ keepData: true });
    expect(stillRunning(pids)).toEqual([]);
    stack = await startTestStack({ dataFolder: stack.dataFolder });

    expect(await sampleCount(stack)).toBeGreaterThan(5);
    expect(stack.ownerPassword).toBe('');
  });
});
