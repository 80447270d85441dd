import { randomBytes } from 'node:crypto';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import { Published } from '../src/published/published.js';
import { SetSweep } from '../src/site-sets/set-sweep.js';
import { ContentClient } from './support/content-client.js';
import { Door } from './support/door.js';
import { readSetFiles } from './support/fetch-set.js';
import { aRenderer } from './support/renderer.factory.js';
import { aContentConfig, startContent, type RunningContent } from './support/start-content.js';

const storeOf = ({ config }: RunningContent) => new ObjectStore(config, config.SITE_BUCKET);

describe('site sets', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let apart: RunningContent | undefined;
  const sweep = () => content.app.get(SetSweep, { strict: false }).run();

  beforeEach(async () => {
    content = await startContent({ SITE_BUCKET: `site-${randomBytes(6).toString('hex')}` });
    pat = new ContentClient(content);
  });

  afterEach(async () => {
    await apart?.stop();
    apart = undefined;
    await content.stop();
  });

  it('are copied to the object store, the pointer last', async () => {
    const set = await pat.firstSet();
    const store = storeOf(content);
    const pointer = `current-${content.renderer.build}`;

    await eventually(async () => expect(await store.has(pointer)).toBe(true));

    expect(JSON.parse((await store.get(pointer)).toString())).toEqual({ set, version: 1 });
    const files = await readSetFiles(await store.get(`${set}.tar`));
    expect(files.get('index.html')).toContain('<h1>');
  });

  it('replaced more than a day ago are deleted, here and in the store', async () => {
    const first = await pat.firstSet();
    await pat.publishName('Heron Yards');
    const second = String((await pat.currentSet()).set);
    await eventually(async () => {
      await sweep();
      expect(await storeOf(content).has(`${second}.tar`)).toBe(true);
    });
    await pat.publishName('Egret Yards');
    const third = String((await pat.currentSet()).set);
    const kept = async () => {
      const answers = [first, second, third].map((set) =>
        content.visitor().get(`/api/internal/site-sets/${set}`),
      );
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await kept()).toEqual([200, 200, 200]);

    // Waits until the store has no old copies from before.
    await eventually(async () => {
      await sweep();
      expect(content.app.get(SetSweep, { strict: false })['hasOldCopies']).toBe(false);
    });
    const database = content.app.get(DataSource);
    await database.query(`UPDATE site_sets SET made_at = made_at - interval '25 hours'`);
    await database.query(
      `UPDATE site_sets SET replaced_at = replaced_at - interval '25 hours' WHERE sha256 = $1`,
      [first],
    );
    const store = storeOf(content);
    const copied = () => Promise.all([first, second, third].map((set) => store.has(`${set}.tar`)));
    // The service sweeps too. Only one sweep changes the store at a time; the other one skips it.
    await eventually(async () => {
      await sweep();
      expect(await copied()).toEqual([false, true, true]);
    });

    expect(await kept()).toEqual([404, 200, 200]);
    expect((await pat.call('get', '/versions')).body.versions).toHaveLength(3);
  });

  it('of a web build that no service renders any more are deleted, and its pointer', async () => {
    const set = await pat.firstSet();
    const { SITE_BUCKET, DATABASE_URL } = content.config;
    const renderer = aRenderer();
    const before = await startContent({ SITE_BUCKET, DATABASE_URL, RENDERER_FOLDER: renderer.folder });
    const published = before.app.get(Published, { strict: false });
    await waitUntil('its set', async () => published.setOf(renderer.build) !== undefined);
    const old = published.setOf(renderer.build)?.sha256;
    const store = storeOf(content);
    const keys = [
      `current-${renderer.build}`,
      `${old}.tar`,
      `current-${content.renderer.build}`,
      `${set}.tar`,
    ];
    const copied = () => Promise.all(keys.map((key) => store.has(key)));
    await eventually(async () => expect(await copied()).toEqual([true, true, true, true]));
    await before.stop();
    renderer.remove();
    const database = content.app.get(DataSource);
    const current = async () => {
      await sweep();
      const rows = await database.query<Array<{ sha256: string }>>(
        'SELECT sha256 FROM site_sets WHERE replaced_at IS NULL',
      );
      return rows.map(({ sha256 }) => sha256).toSorted();
    };

    await database.query('UPDATE site_sets SET day = day - 40');
    // The service's own sweep may be running; the sweep of this test then does nothing.
    await eventually(async () => expect(await current()).toEqual([set, old].toSorted()));
    await database.query('UPDATE site_sets SET day = day + 40 WHERE sha256 = $1', [set]);
    await eventually(async () => expect(await current()).toEqual([set]));
    await database.query(`UPDATE site_sets SET replaced_at = replaced_at - interval '25 hours'`);

    await eventually(async () => {
      await sweep();
      expect(await copied()).toEqual([false, false, true, true]);
    });
  });

  it('are published while the store is unavailable, and copied when it is back', async () => {
    // The first service reaches the same store directly, so its first copy must be complete and its sweep must be
    // stopped.
    await pat.firstSet();
    await eventually(async () =>
      expect(await storeOf(content).has(`current-${content.renderer.build}`)).toBe(true),
    );
    await onlyByHand(content.app, SetSweep);
    const { S3_URL } = await aContentConfig({ DATABASE_URL: content.config.DATABASE_URL });
    const door = await Door.before(S3_URL);
    door.shut();
    const { DATABASE_URL } = content.config;
    const second = await startContent({
      DATABASE_URL,
      S3_URL: door.url,
      SITE_BUCKET: content.config.SITE_BUCKET,
    });
    apart = second;
    const client = new ContentClient(second);

    expect(await client.publishName('Heron Yards')).toBe(2);

    const { set } = await client.currentSet();
    const pointer = `current-${second.renderer.build}`;
    expect((await second.visitor().get('/health/ready')).body).toMatchObject({
      status: 'degraded',
      dependencies: { store: 'down', postgres: 'up' },
    });
    expect(await storeOf(content).has(pointer)).toBe(false);
    door.open();
    await eventually(async () => {
      await second.app.get(SetSweep, { strict: false }).run();
      expect(JSON.parse((await storeOf(content).get(pointer)).toString())).toEqual({ set, version: 2 });
    });
    await second.stop();
    apart = undefined;
    await door.close();
  });
});
