import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { freePort } from '@sandhill/testing/servers/test-servers.ts';
import { ContentClient } from './support/content-client.js';
import { published } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

const program = join(import.meta.dirname, '../dist/main.js');

describe('a process that is killed in the middle of a publication', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let killed: ChildProcess;

  beforeAll(async () => {
    content = await startContent();
    pat = new ContentClient(content);
    await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
  });

  afterAll(async () => {
    killed.kill('SIGKILL');
    await content.stop();
  });

  const state = async () => (await pat.call('get', '/publication')).body.state;

  /**
   * Starts a process, lets it publish, and kills it while the renderer waits.
   *
   * @returns the answer; undefined if it failed
   */
  async function killWhile(publish: (url: string) => Promise<unknown>): Promise<unknown> {
    content.renderer.behave('waits');
    const port = await freePort();
    const { config } = content;
    killed = spawn(process.execPath, [program], {
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATABASE_URL: config.DATABASE_URL,
        S3_URL: config.S3_URL,
        S3_ACCESS_KEY: config.S3_ACCESS_KEY,
        S3_SECRET_KEY: config.S3_SECRET_KEY,
        IDENTITY_PUBLIC_KEY: config.IDENTITY_PUBLIC_KEY,
        RENDERER_FOLDER: config.RENDERER_FOLDER,
      },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await waitUntil('the process', async () => (await fetch(`${url}/health/ready`)).ok);
    const publishing = publish(url).catch(() => undefined);
    await waitUntil('the rendering', async () => (await state()) === 'rendering');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    return publishing;
  }

  it('leaves the old site whole, its progress told as failed, and the way free for the next', async () => {
    const before = [await pat.site(), await pat.currentSet()];
    const draft = await pat.edit((changed) => (changed.facts.name = 'Heron Yards'));

    const answer = await killWhile((url) =>
      fetch(`${url}/api/site/publish`, {
        method: 'POST',
        headers: { ...content.as('administrator'), 'If-Match': `"${draft.revision}"` },
      }),
    );

    expect(answer).toBeUndefined();
    await eventually(async () => expect(await state()).toBe('failed'));
    expect([await pat.site(), await pat.currentSet(), await pat.draft()]).toEqual([...before, draft]);
    content.renderer.behave('renders');
    expect((await pat.publish()).body).toMatchObject({ version: 2 });
  });

  it('leaves an entry of the guide as it was', async () => {
    const guide = new GuideClient(content);
    const { id } = await guide.plant(published);
    const before = [await pat.site(), await pat.currentSet(), await guide.row(id)];

    const answer = await killWhile((url) =>
      fetch(`${url}/api/plants/${id}`, {
        method: 'PATCH',
        headers: { ...content.as('administrator'), 'Content-Type': 'application/json' },
        body: JSON.stringify({ description: 'Spotted.' }),
      }),
    );

    expect(answer).toBeUndefined();
    await eventually(async () => expect(await state()).toBe('failed'));
    expect([await pat.site(), await pat.currentSet(), await guide.row(id)]).toEqual(before);
    content.renderer.behave('renders');
    expect((await guide.change(id, { description: 'Spotted.' })).revision).toBe(1);
  });
});
