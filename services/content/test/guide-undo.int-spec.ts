import { jest } from '@jest/globals';
import { firstVersion } from '@sandhill/company/content/first-version.js';
import { GalleryCopy } from '../src/gallery/gallery-copy.js';
import { ContentClient } from './support/content-client.js';
import { published } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

let content: RunningContent;
let pat: ContentClient;
let guide: GuideClient;

beforeEach(async () => {
  content = await startContent();
  pat = new ContentClient(content);
  guide = new GuideClient(content);
  await pat.firstSet();
});

afterEach(() => content.stop());

async function undoLast(): Promise<void> {
  const { version } = await pat.site();
  expect((await pat.call('post', '/undo', { version })).status).toBe(201);
}

describe('undo', () => {
  it('takes the last change of an entry back, in its row too', async () => {
    const { id } = await guide.plant(published);
    await guide.change(id, { description: 'Spotted.', group: 'palm' });

    const undone = await pat.call('post', '/undo', { version: 3 });

    expect([undone.status, undone.body.version]).toEqual([201, 4]);
    expect((await guide.visit('/plants/zebra-palm')).body.description).toBe('Striped.');
    expect(await guide.row(id)).toMatchObject({
      description: 'Striped.',
      group: 'shrub',
      revision: 2,
      changedBy: 'pat',
    });
    await pat.call('post', '/undo', { version: 4 });
    expect((await guide.row(id)).description).toBe('Spotted.');
  });

  it('makes a new entry a draft again, and brings a deleted one out of the bin', async () => {
    const { id } = await guide.plant(published);
    await pat.call('post', '/undo', { version: 2 });
    expect(await guide.row(id)).toMatchObject({ isPublished: false, deletedAt: null });
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(404);

    await pat.call('post', '/undo', { version: 3 });
    await guide.call('delete', `/plants/${id}`);
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(404);
    await pat.call('post', '/undo', { version: 5 });

    expect(await guide.row(id)).toMatchObject({ isPublished: true, deletedAt: null });
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(200);
  });

  it('is refused when it would overwrite what was written as a draft since', async () => {
    const { id } = await guide.plant(published);
    await guide.change(id, { isPublished: false });
    await guide.change(id, { description: 'Rewritten for an hour.' });
    const before = await guide.row(id);

    const refused = await pat.call('post', '/undo', { version: 3 });

    expect([refused.status, refused.body.code]).toEqual([409, 'entry_rewritten']);
    expect(refused.body.error).toContain('Zebra palm');
    expect([await guide.row(id), (await pat.site()).version]).toEqual([before, 3]);
    await guide.change(id, { description: 'Striped.' });
    expect((await pat.call('post', '/undo', { version: 3 })).status).toBe(201);
    expect((await guide.visit('/plants/zebra-palm')).body.description).toBe('Striped.');
  });

  it('brings an entry back without a picture that was erased since', async () => {
    const picture = { imageUrl: '/media/palm/800.webp' };
    const changed = await guide.plant({ ...published, ...picture });
    const deleted = await guide.plant({ ...published, name: 'Zebra fern', ...picture });
    await guide.change(changed.id, { imageUrl: null });
    await undoLast();
    expect((await guide.visit('/plants/zebra-palm')).body).toMatchObject(picture);

    const gallery = content.app.get(GalleryCopy, { strict: false });
    jest.spyOn(gallery, 'mayShow').mockImplementation(async (path) => path !== picture.imageUrl);
    await guide.change(changed.id, { imageUrl: null });
    await guide.call('delete', `/plants/${deleted.id}`);
    await undoLast();

    expect((await guide.visit('/plants/zebra-fern')).body.imageUrl).toBeNull();
    expect(await guide.row(deleted.id)).toMatchObject({ imageUrl: null, deletedAt: null });
    await guide.change(changed.id, { description: 'Spotted.' });
    await undoLast();
    expect((await guide.visit('/plants/zebra-palm')).body).toMatchObject({
      description: 'Striped.',
      imageUrl: null,
    });
  });

  it('takes words and guide back as they were together, and drafts stay', async () => {
    await guide.plant(published);
    const draft = await guide.plant({ name: 'Zebra fern' });
    await pat.publishName('Heron Yards');

    await pat.call('post', '/undo', { version: 3 });

    expect((await pat.site()).content.facts.name).toBe(firstVersion.facts.name);
    expect(await pat.slugsOnSite()).toContain('zebra-palm');
    expect(await guide.row(draft.id)).toEqual(draft);
    expect((await pat.trail())[0]).toMatchObject({
      action: 'site_undone',
      details: { version: 4, parts: 'facts', restoredFrom: 2 },
    });
  });
});
