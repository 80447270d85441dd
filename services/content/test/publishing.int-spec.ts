import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { firstVersion } from '@sandhill/company/content/first-version.js';
import { fetchPublished } from '@sandhill/company/published-site/fetch-published.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import type { ContentConfig } from '../src/content.config.js';
import { changed, ContentClient } from './support/content-client.js';
import { startContent, type RunningContent } from './support/start-content.js';
import { fetchSet } from './support/fetch-set.js';

let content: RunningContent;
let pat: ContentClient;

async function start(changes: Partial<ContentConfig> = {}): Promise<void> {
  content = await startContent(changes);
  pat = new ContentClient(content);
  await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
}

const stop = () => content.stop();

const publication = async () => (await pat.call('get', '/publication')).body;

/** Publishes the draft, and does `work` while the pages are rendered. @returns the status of the answer */
async function publishDuring(work: () => Promise<unknown>): Promise<number> {
  content.renderer.behave('waits');
  const publishing = pat.publish().then(({ status }) => status);
  await waitUntil('the rendering', async () => (await publication()).state === 'rendering');
  await work();
  content.renderer.release();
  return publishing;
}

describe('publishing', () => {
  beforeEach(() => start());
  afterEach(stop);

  it('shows a version to visitors, public servers and in the history, at once', async () => {
    const first = await pat.currentSet();
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    const answer = await pat.publish('A new name');

    expect([answer.status, answer.body]).toEqual([
      201,
      { version: 2, publishedAt: expect.stringMatching(/Z$/) },
    ]);
    expect(await pat.site()).toMatchObject({ ...answer.body, content: { facts: { name: 'Heron Yards' } } });
    const set = await pat.currentSet();
    expect(set).toEqual({ status: 200, version: 2, set: expect.not.stringContaining(String(first.set)) });
    const files = await fetchSet(content, String(set.set));
    expect(files.get('index.html')).toContain('<h1>Heron Yards</h1>');
    expect(await pat.draft()).toMatchObject({ revision: 1, basedOn: 2, isChanged: false, changedBy: null });
    expect((await pat.call('get', '/versions')).body).toEqual({
      versions: [
        {
          id: 2,
          publishedAt: answer.body.publishedAt,
          publishedBy: 'pat',
          note: 'A new name',
          restoredFrom: null,
          isCurrent: true,
        },
        expect.objectContaining({ id: 1, publishedBy: null, note: '', isCurrent: false }),
      ],
      nextCursor: null,
    });
    expect(await publication()).toMatchObject({
      state: 'idle',
      version: 2,
      publishedAt: answer.body.publishedAt,
    });
  });

  it('keeps nothing of a version whose audit entry cannot be written', async () => {
    const before = await pat.currentSet();
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    const database = content.app.get(DataSource);
    await database.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse()`);

    const answer = await pat.publish('A new name');
    await database.query('DROP FUNCTION refuse() CASCADE');

    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await database.query('SELECT id FROM site_versions')).toHaveLength(1);
    expect(await pat.currentSet()).toEqual(before);
    expect((await pat.publish('A new name')).status).toBe(201);
  });

  it('gives visitors neither evidence nor ready answers, and staff both', async () => {
    await pat.edit((draft) => (draft.claims.projects.evidence = 'Folder 7'));
    await pat.publish();

    const site = JSON.stringify(await pat.site());
    expect(site).not.toMatch(/evidence|readyAnswers|Folder 7/);
    const { body } = await pat.call('get', '/versions/current');
    expect(body).toMatchObject({ id: 2, isCurrent: true });
    expect(body.content).toMatchObject({
      claims: { projects: { evidence: 'Folder 7' } },
      readyAnswers: firstVersion.readyAnswers,
    });
    const set = await fetchSet(content, String((await pat.currentSet()).set));
    expect([...set.values()].join('')).not.toContain('Folder 7');
  });

  it('answers from memory with an ETag', async () => {
    const { headers } = await content.visitor().get('/api/site');
    const again = () => content.visitor().get('/api/site').set('If-None-Match', String(headers['etag']));

    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect((await again()).status).toBe(304);
    await pat.publishName('Heron Yards');
    expect((await again()).status).toBe(200);
  });

  it('is read by other services only when it changes', async () => {
    const known = await fetchPublished(content.url);

    expect(await fetchPublished(content.url, known?.etag)).toBeUndefined();
    await pat.publishName('Heron Yards');
    expect(await fetchPublished(content.url, known?.etag)).toMatchObject({ version: 2 });
  });

  it('needs a change', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await pat.edit((draft) => (draft.facts.name = firstVersion.facts.name));

    const answer = await pat.publish();

    expect([answer.status, answer.body.code]).toEqual([409, 'nothing_to_publish']);
  });

  it('keeps what is changed meanwhile as the draft, and tells how far it is', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    expect(await publishDuring(() => pat.edit((draft) => (draft.facts.yearFounded = 1999)))).toBe(201);
    expect((await pat.site()).content.facts).toMatchObject({
      name: 'Heron Yards',
      yearFounded: firstVersion.facts.yearFounded,
    });
    expect(await pat.draft()).toMatchObject({
      revision: 2,
      basedOn: 2,
      isChanged: true,
      content: { facts: { name: 'Heron Yards', yearFounded: 1999 } },
    });
    expect(await publication()).toMatchObject({ state: 'idle', done: 7, total: 7 });

    // The draft is discarded meanwhile. Its revision grows, so that editors who see earlier texts load it again.
    expect(await publishDuring(async () => pat.call('delete', '/draft', undefined, 2))).toBe(201);
    expect(await pat.draft()).toMatchObject({ revision: 4, basedOn: 3, isChanged: false });
  });

  it('is done by one at a time, in all copies of the service', async () => {
    const copy = await startContent({
      DATABASE_URL: content.config.DATABASE_URL,
      RENDERER_FOLDER: content.renderer.folder,
    });
    const sam = new ContentClient(copy, 'sam');
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    const status = await publishDuring(async () => {
      for (const client of [pat, sam])
        for (const answer of [await client.publish(), await client.call('post', '/undo', { version: 1 })])
          expect([answer.status, answer.body.code]).toEqual([409, 'publication_running']);
    });
    expect(status).toBe(201);
    await eventually(async () => expect((await sam.site()).version).toBe(2));
    await eventually(async () =>
      expect((await sam.call('get', '/publication')).body).toMatchObject({ state: 'idle', version: 2 }),
    );
    await copy.stop();
  });

  it('ignores what the renderer writes outside its folder', async () => {
    content.renderer.behave('writes outside');

    await pat.publishName('Heron Yards');

    expect([...(await fetchSet(content, String((await pat.currentSet()).set))).keys()]).not.toContain(
      'outside.html',
    );
    expect(readdirSync(tmpdir())).not.toContain('outside.html');
  });
});

describe('undo', () => {
  beforeEach(() => start());
  afterEach(stop);

  it('publishes the version before again, as a new version, and can be undone', async () => {
    await pat.publishName('Heron Yards');

    const undone = await pat.call('post', '/undo', { version: 2 });

    expect([undone.status, undone.body.version]).toEqual([201, 3]);
    expect((await pat.site()).content.facts.name).toBe(firstVersion.facts.name);
    expect((await pat.currentSet()).version).toBe(3);
    expect((await pat.call('get', '/versions/3')).body).toMatchObject({
      restoredFrom: 1,
      publishedBy: 'pat',
    });
    const again = await pat.call('post', '/undo', { version: 3 });
    expect([again.status, again.body.version]).toEqual([201, 4]);
    expect((await pat.site()).content.facts.name).toBe('Heron Yards');
  });

  it('makes an editor who saw the undone words look again', async () => {
    await pat.publishName('Heron Yards');
    const seen = await pat.draft();
    await pat.call('post', '/undo', { version: 2 });

    const late = changed(seen.content, (draft) => (draft.facts.yearFounded = 1999));
    const answer = await pat.call('put', '/draft', { content: late }, seen.revision);

    expect([answer.status, answer.body.details.content.facts.name]).toEqual([412, firstVersion.facts.name]);
  });

  it('leaves a draft as it is', async () => {
    await pat.publishName('Heron Yards');
    const before = await pat.edit((draft) => (draft.facts.yearFounded = 1999));

    await pat.call('post', '/undo', { version: 2 });

    expect(await pat.draft()).toEqual(before);
    // The draft stays based on the undone version. If it is scheduled, it therefore does not restore the undone texts.
    expect(await pat.edit((draft) => (draft.facts.yearFounded = 1998))).toMatchObject({ basedOn: 2 });
  });

  it('makes no draft of the undone words when someone edited them and changed them back', async () => {
    await pat.publishName('Heron Yards');
    await pat.edit((draft) => (draft.facts.name = 'Heron'));
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    await pat.call('post', '/undo', { version: 2 });

    expect(await pat.draft()).toMatchObject({
      isChanged: false,
      content: { facts: { name: firstVersion.facts.name } },
    });
  });
});

describe('the history', () => {
  beforeEach(() => start());
  afterEach(stop);

  it('is read in pages, and any version becomes the draft again', async () => {
    for (const name of ['Two', 'Three', 'Four']) await pat.publishName(name);

    const first = (await pat.call('get', '/versions?limit=3')).body;
    const second = (await pat.call('get', `/versions?limit=3&cursor=${first.nextCursor}`)).body;
    const ids = [...first.versions, ...second.versions].map(({ id }: { id: number }) => id);
    expect([ids, second.nextCursor]).toEqual([[4, 3, 2, 1], null]);

    const { revision } = await pat.draft();
    const restored = await pat.call('post', '/versions/2/restore', undefined, revision);
    expect([restored.status, restored.headers['etag']]).toEqual([200, `"${revision + 1}"`]);
    expect(restored.body).toMatchObject({
      basedOn: 4,
      isChanged: true,
      changedBy: 'pat',
      content: { facts: { name: 'Two' } },
    });
    expect((await pat.site()).content.facts.name).toBe('Four');
    expect((await pat.call('post', '/versions/2/restore', undefined, revision)).status).toBe(412);
  });
});

describe('the audit trail', () => {
  beforeEach(() => start());
  afterEach(stop);

  it('tells owners who did what, in numbers and names of parts', async () => {
    await pat.edit((draft) => {
      draft.facts.name = 'Zelda’s Yards';
      draft.banner.text.en = 'Zelda';
    });
    await pat.publish('Zelda asked for it');
    await pat.call('post', '/undo', { version: 2 });
    await pat.call('post', '/versions/2/restore', undefined, (await pat.draft()).revision);
    await pat.call('delete', '/draft', undefined, (await pat.draft()).revision);

    const { body } = await content.visitor().get('/api/site/audit').set(content.as('owner'));

    const told = (body.events as Array<Record<string, unknown>>).map(({ action, details }) => [
      action,
      details,
    ]);
    expect(told).toEqual([
      ['draft_discarded', { revision: 3 }],
      ['draft_restored', { version: 2 }],
      ['site_undone', { version: 3, parts: 'banner,facts', restoredFrom: 1 }],
      ['site_published', { version: 2, parts: 'banner,facts' }],
    ]);
    expect(body.events[0]).toMatchObject({ actor: 'user', address: '203.0.113.40' });
    expect(JSON.stringify(body)).not.toMatch(/zelda/i);
  });
});
