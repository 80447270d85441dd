import { randomBytes } from 'node:crypto';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { DailyRebuild } from '../src/publishing/daily-rebuild.js';
import { Published } from '../src/published/published.js';
import { ContentClient } from './support/content-client.js';
import { Door } from './support/door.js';
import { fetchSet } from './support/fetch-set.js';
import { aRenderer } from './support/renderer.factory.js';
import { aContentConfig, startContent, type RunningContent } from './support/start-content.js';

describe('site sets', () => {
  let content: RunningContent;
  let pat: ContentClient;

  beforeEach(async () => {
    content = await startContent({ SITE_BUCKET: `site-${randomBytes(6).toString('hex')}` });
    pat = new ContentClient(content);
  });

  afterEach(() => content.stop());

  it('are made for a new build at the start, while the service answers', async () => {
    const renderer = aRenderer();
    renderer.behave('waits');
    const { DATABASE_URL } = content.config;
    const next = await startContent({ DATABASE_URL, RENDERER_FOLDER: renderer.folder });
    const url = `/api/internal/site-sets/current?build=${renderer.build}`;

    expect((await next.visitor().get('/health/ready')).status).toBe(200);
    expect((await next.visitor().get('/api/site')).body.version).toBe(1);
    expect((await next.visitor().get(url)).status).toBe(404);
    renderer.release();

    await waitUntil('the set', async () => (await next.visitor().get(url)).status === 200);
    const { body, headers } = await next.visitor().get(url);
    const files = await fetchSet(next, body.set);
    expect([body.version, headers['etag']]).toEqual([1, `"${body.set}"`]);
    expect(JSON.parse(files.get('set.json') ?? '')).toEqual({ build: renderer.build, version: 1 });
    await next.stop();
    renderer.remove();
  });

  it('are made again when the site has another address, which every page names', async () => {
    await pat.firstSet();
    const { DATABASE_URL, RENDERER_FOLDER } = content.config;

    const moved = await startContent({ DATABASE_URL, RENDERER_FOLDER, PUBLIC_URL: 'https://garden.example' });

    const setOf = () =>
      moved.app.get(Published, { strict: false }).setOf(content.renderer.build)?.sha256 ?? '';
    await eventually(async () =>
      expect((await fetchSet(moved, setOf())).get('sitemap.xml')).toContain('https://garden.example'),
    );
    await moved.stop();
  });

  it('of another build follow two publications in a row', async () => {
    const renderer = aRenderer();
    const { DATABASE_URL } = content.config;
    const next = await startContent({ DATABASE_URL, RENDERER_FOLDER: renderer.folder });
    const published = next.app.get(Published, { strict: false });
    const shown = () => published.setOf(renderer.build)?.version;
    await waitUntil('its first set', async () => shown() === 1);
    renderer.behave('waits');

    await pat.publishName('Heron Yards');
    await waitUntil('the drawing of version 2', async () => renderer.isWaiting());
    await pat.publishName('Egret Yards');
    await waitUntil('version 3', async () => published.response.version === 3);
    renderer.release();

    // The set must exist long before the next run of the periodic task.
    await waitUntil('its set', async () => shown() === 3, 30_000);
    await next.stop();
    renderer.remove();
  });

  it('are told apart by their names, which are those of their bytes', async () => {
    const set = await pat.firstSet();
    const ask = (path: string) => content.visitor().get(`/api/internal/site-sets/${path}`);
    const path = `current?build=${content.renderer.build}&name=web-1`;

    expect((await ask(path).set('If-None-Match', `"${set}"`)).status).toBe(304);
    const tar = await ask(set);
    expect(tar.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-length': expect.any(String),
    });
    expect((await ask('0'.repeat(64))).status).toBe(404);
    expect((await ask('..%2fcurrent')).status).toBe(404);
    for (const query of [
      '',
      'build=x',
      `build=${'0'.repeat(16)}&name=a%20b`,
      `build=${'0'.repeat(16)}&shows=x`,
    ]) {
      const answer = await ask(`current?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    }
    expect((await ask(`current?build=${'0'.repeat(16)}`)).status).toBe(404);
  });

  it('have the same bytes for the same content', async () => {
    const renderer = aRenderer(content.renderer.build);
    const set = await pat.firstSet();
    const other = await startContent({ RENDERER_FOLDER: renderer.folder });

    await waitUntil(
      'the set',
      async () => other.app.get(Published, { strict: false }).setOf(renderer.build) !== undefined,
    );

    expect(other.app.get(Published, { strict: false }).setOf(renderer.build)?.sha256).toBe(set);
    await other.stop();
    renderer.remove();
  });

  it('are made again when the day in New York changes, if a page does', async () => {
    const published = content.app.get(Published, { strict: false });
    const current = () => published.setOf(content.renderer.build);
    const at = async (time: string, day: string) => {
      content.clock.time = new Date(time);
      await eventually(async () => {
        await content.app.get(DailyRebuild, { strict: false }).run();
        expect(current()?.day).toBe(day);
      });
      return current();
    };
    await pat.firstSet();

    const lastDay = await at('2026-12-31T12:00:00Z', '2026-12-31');
    expect(await at('2027-01-01T04:59:00Z', '2026-12-31')).toEqual(lastDay);
    const newYear = await at('2027-01-01T05:00:00Z', '2027-01-01');

    expect([newYear?.version, newYear?.sha256 === lastDay?.sha256]).toEqual([1, false]);
    expect((await fetchSet(content, newYear?.sha256 ?? '')).get('index.html')).toContain('2027');
    // Nothing on the pages changes: the same set is valid for another day.
    expect(await at('2027-01-02T12:00:00Z', '2027-01-02')).toEqual({ ...newYear, day: '2027-01-02' });
    // When a wrong clock is corrected, the earlier set becomes the current one again.
    expect(await at('2026-12-31T12:00:00Z', '2026-12-31')).toMatchObject({ sha256: lastDay?.sha256 });
  });

  it('stay as they are while a new day’s pages cannot be rendered', async () => {
    const set = await pat.firstSet();
    content.renderer.behave('ends without a word');
    content.clock.time = new Date(Date.now() + 48 * 3_600_000);

    await eventually(() =>
      expect(content.app.get(DailyRebuild, { strict: false }).run()).rejects.toThrow('the renderer failed'),
    );

    expect((await pat.currentSet()).set).toBe(set);
    expect((await content.visitor().get('/health/ready')).status).toBe(200);
    const metrics = await content.app.get(Metrics, { strict: false }).text();
    expect(metrics).toMatch(/^site_redraws_total\{result="stored"\} 1$/m);
    expect(metrics).toMatch(/^site_redraws_total\{result="failed"\} [1-9]/m);
  });

  it('say which public server shows what, and since when it is behind', async () => {
    const set = await pat.firstSet();
    await pat.currentSet(set);
    const servers = async () => (await pat.call('get', '/publication')).body.servers;
    const { build } = content.renderer;
    expect(await servers()).toEqual([{ name: 'web-1', build, version: 1, seenAt: expect.any(String) }]);
    const behind = async () => {
      const text = await content.app.get(Metrics, { strict: false }).text();
      return Number(/^site_server_behind_seconds\{server="web-1"\} (.+)$/m.exec(text)?.[1]);
    };
    expect(await behind()).toBe(0);

    await pat.publishName('Heron Yards');
    content.clock.time = new Date(Date.now() + 9_000);
    expect(await behind()).toBeGreaterThan(5);
    await pat.currentSet(String((await pat.currentSet()).set));

    expect(await behind()).toBe(0);
    expect(await servers()).toMatchObject([{ name: 'web-1', version: 2 }]);
    const text = await content.app.get(Metrics, { strict: false }).text();
    expect(text).toMatch(/^site_publications_total\{result="published"\} 1$/m);
    expect(text).toMatch(/^site_publication_duration_seconds_count 1$/m);
    expect(text).toMatch(/^site_server_last_poll_seconds\{server="web-1"\} /m);
    content.clock.time = new Date(Date.now() + 30_000);
    expect(await servers()).toEqual([]);
  });
});

describe('while PostgreSQL is unavailable', () => {
  it('the last known version and set are told, and all else is refused', async () => {
    const config = await aContentConfig();
    const door = await Door.before(config.DATABASE_URL);
    const content = await startContent({ DATABASE_URL: door.url });
    const pat = new ContentClient(content);
    await waitUntil('the set', async () => (await pat.currentSet()).status === 200);
    const before = [await pat.site(), await pat.currentSet()];
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    content.renderer.behave('waits');
    const publishing = pat.publish().then((answer) => answer);
    await waitUntil(
      'the rendering',
      async () => (await pat.call('get', '/publication')).body.state === 'rendering',
    );

    door.shut();
    content.renderer.release();

    expect((await publishing).status).toBe(503);
    expect([await pat.site(), await pat.currentSet()]).toEqual(before);
    for (const path of ['/draft', '/versions', '/publication']) {
      const answer = await pat.call('get', path);
      expect([answer.status, answer.body.code]).toEqual([503, 'busy']);
    }
    // A statement that was answered shortly before still counts for a moment.
    const health = async () => (await content.visitor().get('/health/ready')).body.status;
    await eventually(async () => expect(await health()).toBe('degraded'));
    door.open();
    await eventually(async () => expect((await pat.publish()).status).toBe(201));
    expect((await pat.site()).content.facts.name).toBe('Heron Yards');
    await content.stop();
    await door.close();
  });
});
