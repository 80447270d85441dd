import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { freePorts } from '../../local/servers/free-port.ts';
import { removeData } from '../../local/servers/remove-data.ts';
import { root } from '../../local/settings.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { SiteEditor } from '../site-editor.ts';
import { makeMemoryFolder } from './memory-folder.ts';

/** A stack as `make start` runs it, with its own ports and folder. */
export interface TestStack {
  url: string;
  mailUrl: string;
  dataFolder: string;
  ownerPassword: string;
  /** Output of the start. */
  said: string;
  /** Stops the stack as Ctrl-C does. */
  stop: (options?: { keepData?: boolean }) => Promise<void>;
}

/** Starts a stack. @throws an error with its whole output if it does not start */
export async function startTestStack(
  options: { dataFolder?: string; environment?: Record<string, string> } = {},
): Promise<TestStack> {
  const [port = 0, mailPort = 0] = await freePorts(2);
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'sandhill-stack-'));
  const child = spawn(process.execPath, [join(root, 'infra/local/start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      DATA_DIR: dataFolder,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const isReady = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready.')) resolve();
    });
    child.once('exit', () => reject(new Error(`the stack did not come up:\n${said}`)));
  });
  await isReady;
  const stop = async ({ keepData = false } = {}) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    }
    if (!keepData) removeData(dataFolder);
  };
  const ownerPassword = /password: (\S+)/i.exec(said)?.[1] ?? '';
  return {
    url: `http://localhost:${port}`,
    mailUrl: `http://127.0.0.1:${mailPort}`,
    dataFolder,
    ownerPassword,
    said,
    stop,
  };
}

const environment = { ENV_FILE: join(import.meta.dirname, 'test-stack.env') };

const startToShare = () => startTestStack({ dataFolder: makeMemoryFolder('sandhill-stack-'), environment });

/** Starts the stack that the tests of a run share. Programs that start later find it with {@link sharedTestStack}. */
export async function shareTestStack(): Promise<TestStack> {
  const stack = await startToShare();
  await publishTestCompany(stack);
  process.env['TEST_STACK'] = JSON.stringify(stack);
  return stack;
}

/** Publishes the content of the test company, so that tests do not depend on a firm's first version. */
async function publishTestCompany(stack: TestStack): Promise<void> {
  const company = JSON.parse(
    readFileSync(join(root, 'services/company/testing/company.json'), 'utf8'),
  ) as SiteContent;
  const editor = new SiteEditor({ url: stack.url, cookie: await signInAsOwner(stack) });
  const { content } = await editor.readDraft();
  if (isDeepStrictEqual(content, company)) return;
  await editor.publish((draft) => Object.assign(draft, company));
  const heading = `>${company.facts.fullName.replaceAll('&', '&amp;')}</h1>`;
  await waitUntil('the company of the tests', async () =>
    (await (await fetch(stack.url)).text()).includes(heading),
  );
}

/** Signs in. @returns the cookie of the session */
export async function signInAsOwner({ url, ownerPassword }: TestStack): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ username: 'owner', password: ownerPassword }),
  });
  if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * Returns the stack that all tests of this run share. Other tests use it at the same time, so a test may count only
 * items that it made itself, and must not stop any part. A test that runs alone gets its own stack.
 */
export async function sharedTestStack(): Promise<TestStack> {
  const shared = process.env['TEST_STACK'];
  if (!shared) return startToShare();
  return { ...(JSON.parse(shared) as TestStack), stop: async () => undefined };
}
