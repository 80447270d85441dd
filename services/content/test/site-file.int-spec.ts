import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { changed, ContentClient } from './support/content-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

const program = join(import.meta.dirname, '../dist/site-file.js');

describe('a file of the content', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let exported: SiteContent;

  beforeAll(async () => {
    content = await startContent();
    pat = new ContentClient(content);
    await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
  });

  afterAll(() => content.stop());

  /** Runs the command with the same variables as the service. */
  async function run(
    args: string[],
    input: string | Buffer = '',
  ): Promise<{ code: number; output: string; told: string }> {
    const { config } = content;
    const names = [
      'DATABASE_URL',
      'S3_URL',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'IDENTITY_PUBLIC_KEY',
    ] as const;
    const variables = Object.fromEntries(names.map((name) => [name, config[name]]));
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...variables, RENDERER_FOLDER: config.RENDERER_FOLDER, LOG_LEVEL: 'info' },
    });
    child.stdin.on('error', () => undefined).end(input);
    const [output, told, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code: Number(code), output, told };
  }

  it('holds what is published, with what only staff may read', async () => {
    const { code, output, told } = await run(['export']);

    expect([code, told]).toEqual([0, '']);
    exported = JSON.parse(output) as SiteContent;
    expect(exported).toEqual((await pat.call('get', '/versions/current')).body.content);
    expect((await run(['import'], output)).told).toContain('matches what is already published');
  });

  it('becomes the draft, and replaces no other without being told', async () => {
    const file = JSON.stringify(changed(exported, (draft) => (draft.facts.name = 'Heron Yards')));

    expect(await run(['import'], file)).toMatchObject({
      code: 0,
      told: expect.stringContaining('is now the draft'),
    });
    expect(await pat.draft()).toMatchObject({
      isChanged: true,
      changedBy: null,
      content: { facts: { name: 'Heron Yards' } },
    });
    expect((await pat.site()).version).toBe(1);
    const other = file.replace('Heron', 'Egret');
    expect(await run(['import'], other)).toMatchObject({ code: 1, told: expect.stringContaining('FORCE=1') });
    expect((await pat.draft()).content.facts.name).toBe('Heron Yards');
  });

  it('is published where that is asked for', async () => {
    const file = JSON.stringify(changed(exported, (draft) => (draft.facts.name = 'Egret Yards')));

    const { code, told } = await run(['import', '--publish', '--force'], file);

    expect([code, told]).toEqual([0, 'Version 2 is published.\n']);
    await eventually(async () => expect((await pat.site()).content.facts.name).toBe('Egret Yards'), 5_000);
    const { body } = await content.visitor().get('/api/site/audit').set(content.as('owner'));
    expect(body.events.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ['site_published', 'operator'],
      ['draft_imported', 'operator'],
      ['draft_imported', 'operator'],
    ]);
  });

  it('with faults changes nothing, and lists them all', async () => {
    const before = await pat.draft();
    const file = changed(exported, (draft) => {
      draft.facts.name = 'x'.repeat(61);
      draft.facts.phone = '12';
      draft.banner.link = 'javascript:alert(1)';
      draft.hero[1]!.title.en = '';
    });

    const { code, told } = await run(['import', '--publish'], JSON.stringify({ ...file, extra: 1 }));

    expect([code, told.trimEnd().split('\n').toSorted()]).toEqual([
      1,
      [
        expect.stringMatching(/^Nothing was imported/),
        expect.stringMatching(/^banner\.link: A link starts/),
        expect.stringMatching(/^extra: /),
        expect.stringMatching(/^facts\.name: .*\(60\)$/),
        expect.stringMatching(/^facts\.phone: /),
        expect.stringMatching(/^hero\.1\.title\.en: /),
      ],
    ]);
    expect(await run(['import'], 'no JSON')).toMatchObject({
      code: 1,
      told: expect.stringContaining('not JSON'),
    });
    const latin = Buffer.from(JSON.stringify(exported), 'latin1');
    expect(await run(['import'], latin)).toMatchObject({
      code: 1,
      told: expect.stringContaining('not UTF-8'),
    });
    expect((await run(['remove'])).code).toBe(2);
    expect(await pat.draft()).toEqual(before);
  });
});
