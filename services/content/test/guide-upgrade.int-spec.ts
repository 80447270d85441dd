import { guideEntryNames } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { shippedGuide } from '@sandhill/company/plant-guide/shipped-guide.js';
import { releaseTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import { ContentClient } from './support/content-client.js';
import { published } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { aContentConfig, startContent, type RunningContent } from './support/start-content.js';

const shippedNames = guideEntryNames({
  plants: shippedGuide.plants.filter(({ isPublished }) => isPublished),
  issues: shippedGuide.issues.filter(({ isPublished }) => isPublished),
});

const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug);
const namesOf = async (client: ContentClient) =>
  ((await client.site()) as unknown as { guide: typeof shippedNames }).guide;

/** Brings the database into the state of a version of the product that had no guide. */
const forget = async ({ app }: RunningContent) => {
  await app.get(DataSource).query('UPDATE site_versions SET guide = NULL');
  await app.get(DataSource).query('TRUNCATE plant_identifications, plant_issues');
};
const rows = async ({ app }: RunningContent) =>
  app
    .get(DataSource)
    .query<unknown[]>('SELECT slug FROM plant_identifications UNION ALL SELECT slug FROM plant_issues');

describe('the shipped guide', () => {
  let DATABASE_URL: string;
  let running: RunningContent[] = [];

  const start = async () => {
    const content = await startContent({ DATABASE_URL });
    running.push(content);
    return content;
  };
  const stop = async () => {
    await Promise.all(running.map((content) => content.stop()));
    running = [];
  };
  beforeEach(async () => {
    ({ DATABASE_URL } = await aContentConfig());
  });

  afterEach(async () => {
    await stop();
    await releaseTestDatabase(DATABASE_URL);
  });

  it('is in the first version of a new database, once, in copies that start together', async () => {
    const [content] = await Promise.all([start(), start(), start()]);
    const client = new ContentClient(content);

    expect((await client.site()).version).toBe(1);
    expect((await namesOf(client)).toSorted(bySlug)).toEqual(shippedNames.toSorted(bySlug));
    expect(await rows(content)).toHaveLength(shippedGuide.plants.length + shippedGuide.issues.length);
  });

  it('comes with a new version to a database from before, with the words that it has', async () => {
    const old = await start();
    await new ContentClient(old).publishName('Heron Yards');
    const draft = await new ContentClient(old).edit((words) => (words.facts.yearFounded = 1999));
    await forget(old);
    await stop();

    const [content] = await Promise.all([start(), start()]);

    const client = new ContentClient(content);
    expect(await client.site()).toMatchObject({ version: 3, content: { facts: { name: 'Heron Yards' } } });
    expect((await namesOf(client)).toSorted(bySlug)).toEqual(shippedNames.toSorted(bySlug));
    expect(await rows(content)).toHaveLength(shippedGuide.plants.length + shippedGuide.issues.length);
    expect((await client.call('get', '/versions')).body.versions[0]).toMatchObject({
      id: 3,
      note: 'Plant guide',
      publishedBy: null,
    });
    expect(await client.draft()).toEqual(draft);
    await waitUntil('its set', async () => (await client.currentSet()).version === 3);
    const { body } = await content.visitor().get('/api/site/audit').set(content.as('owner'));
    expect(body.events[0]).toMatchObject({
      action: 'site_published',
      actor: 'system',
      details: { version: 3, parts: 'guide' },
    });
  });

  it('does not come again, whatever administrators made of it', async () => {
    const first = await start();
    const { id } = await new GuideClient(first).plant(published);
    await stop();

    const content = await start();

    expect((await new ContentClient(content).site()).version).toBe(2);
    expect((await new GuideClient(content).row(id)).slug).toBe('zebra-palm');
  });

  it('stays when a version from before it is published again', async () => {
    const old = await start();
    await forget(old);
    await stop();
    const content = await start();
    const client = new ContentClient(content);
    const guide = new GuideClient(content);
    const before = await namesOf(client);

    expect((await client.call('post', '/undo', { version: 2 })).body.version).toBe(3);

    expect(await namesOf(client)).toEqual(before);
    await guide.plant(published);
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(200);
  });

  it('is right beside a copy from before it, which publishes words without a guide', async () => {
    const content = await start();
    const guide = new GuideClient(content);
    await guide.plant(published);
    await content.app.get(DataSource).query(
      `INSERT INTO site_versions (id, content, published_at, note)
       SELECT 3, jsonb_set(content, '{facts,name}', '"Heron Yards"'), now(), '' FROM site_versions WHERE id = 2`,
    );
    const client = new ContentClient(content);
    await eventually(async () => expect((await client.site()).content.facts.name).toBe('Heron Yards'));

    expect((await guide.visit('/plants/zebra-palm')).status).toBe(200);
    await guide.plant({ ...published, name: 'Zebra fern' });
    expect(await guide.found('/plants?q=zebra')).toEqual(['zebra-fern', 'zebra-palm']);
  });
});
