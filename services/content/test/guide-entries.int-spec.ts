import { officeDay } from '@sandhill/company/office-day.js';
import { BinSweep } from '../src/plant-guide/bin/bin-sweep.js';
import { ContentClient } from './support/content-client.js';
import { anIssue, aPlant, published } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

const dayMs = 24 * 60 * 60_000;

describe('entries of the guide', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let guide: GuideClient;

  beforeEach(async () => {
    content = await startContent();
    pat = new ContentClient(content);
    guide = new GuideClient(content);
  });

  afterEach(() => content.stop());

  const list = async (slug: string) =>
    (await guide.call('get', '/guide-entries')).body.entries.find(
      (entry: { slug: string }) => entry.slug === slug,
    );

  it('need what the specification requires, and have defaults for the rest', async () => {
    const plant = await guide.call('post', '/plants', aPlant());
    const issue = await guide.call('post', '/plant-issues', anIssue());

    expect([plant.status, plant.body]).toEqual([
      201,
      {
        ...aPlant(),
        id: expect.any(String),
        slug: 'zebra-palm',
        descriptionEs: '',
        careInstructionsEs: '',
        floridaSpecificEs: '',
        synonyms: [],
        group: 'shrub',
        light: [],
        water: 'medium',
        salt: 'low',
        heightFt: 0,
        isNative: false,
        isPoisonous: false,
        issues: [],
        imageUrl: null,
        sources: [],
        checkedOn: null,
        checkedBy: null,
        isPublished: false,
        revision: 0,
        changedAt: expect.stringMatching(/Z$/),
        changedBy: 'pat',
        deletedAt: null,
      },
    ]);
    expect([issue.status, issue.body]).toEqual([
      201,
      expect.objectContaining({ ...anIssue(), slug: 'zebra-stripes', months: [], serviceId: 'maintenance' }),
    ]);
    expect((await guide.call('get', `/guide-entries/issues/${issue.body.id}`)).body).toEqual(issue.body);
    const asked = await content.visitor().get('/api/guide-entries').set(content.as('user'));
    expect(asked.body.entries).toContainEqual(
      expect.objectContaining({ kind: 'issue', slug: 'zebra-stripes' }),
    );
  });

  it('keep all that is written', async () => {
    const body = {
      descriptionEs: 'Rayada.\n\nMuy rayada: ñ, á, 🌴.',
      synonyms: ['striped palm', 'palma a rayas'],
      group: 'palm',
      light: ['sun', 'part-shade'],
      heightFt: 12.5,
      issues: ['lethal-bronzing'],
      imageUrl: '/media/0198-abc_1/800.webp',
      sources: [{ title: 'Zebra <script>', url: 'https://edis.ifas.ufl.edu/zebra' }, { title: 'Other' }],
      checkedOn: '2026-02-28',
    };
    const { id } = await guide.plant();

    expect(await guide.change(id, body)).toMatchObject(body);
    expect(await guide.row(id)).toMatchObject(body);
    const drawing = { imageUrl: '/guide/group-palm.svg' };
    expect(await guide.change(id, drawing)).toMatchObject({ ...body, ...drawing });
    const without = await guide.change(id, { imageUrl: null });
    expect(without.imageUrl).toBeNull();
    // A change that is sent again changes nothing.
    expect(await guide.change(id, { imageUrl: null })).toEqual(without);
  });

  it('have addresses of their own, in the bin too, made of the name where none is given', async () => {
    const { id } = await guide.plant({ name: 'St. Peter’s Ñandú Palm' });
    expect((await guide.row(id)).slug).toBe('st-peters-nandu-palm');
    const other = await guide.plant();
    await guide.call('delete', `/plants/${other.id}`);

    const answers = [
      await guide.call('post', '/plants', aPlant()),
      await guide.call('post', '/plants', aPlant({ slug: 'st-peters-nandu-palm', ...published })),
      await guide.call('post', '/plant-issues', anIssue({ slug: 'zebra-palm' })),
      await guide.call('patch', `/plants/${id}`, { slug: 'zebra-palm' }),
    ];

    for (const { status, body } of answers)
      expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'slug_taken', ['slug']]);
    const nameless = await guide.call('post', '/plants', aPlant({ name: '棕榈' }));
    expect([nameless.status, nameless.body.fields.slug.code]).toEqual([400, 'required']);
    const atOnce = await Promise.all(
      ['/plants', '/plants', '/plant-issues'].map((path) =>
        guide.call('post', path, { ...aPlant(), ...anIssue(), slug: 'zebra-x' }),
      ),
    );
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('are drafts without their texts, which are asked for before visitors see them', async () => {
    const empty = { scientificName: '', description: '', careInstructions: '', floridaSpecific: '' };
    const { id, isPublished } = await guide.plant({ slug: 'half-written', name: 'Half written', ...empty });
    expect(isPublished).toBe(false);

    const answer = await guide.call('patch', `/plants/${id}`, { ...published });

    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, Object.keys(empty)]);
    const problem = { slug: 'half-seen', issue: 'Half seen', description: '', causes: [], solutions: [] };
    expect((await guide.issue({ ...problem, prevention: [] })).isPublished).toBe(false);
  });

  it('are signed by the person who has read them, until their words change', async () => {
    const { id } = await guide.plant(published);

    const signed = await new GuideClient(content, 'sam').call('post', `/plants/${id}/sign`);

    const today = officeDay();
    expect([signed.status, signed.body]).toEqual([
      200,
      expect.objectContaining({ checkedBy: 'sam', checkedOn: today, revision: 1 }),
    ]);
    expect((await guide.visit('/plants/zebra-palm')).body.checkedBy).toBe('sam');
    expect((await guide.change(id, { imageUrl: '/guide/group-palm.svg' })).checkedBy).toBe('sam');
    expect((await guide.change(id, { description: 'Striped.' })).checkedBy).toBe('sam');
    for (const change of [
      { floridaSpecificEs: 'Le gusta la arena.' },
      { isNative: true },
      { sources: [{ title: 'Hearsay' }] },
    ]) {
      await guide.call('post', `/plants/${id}/sign`);
      expect(await guide.change(id, change)).toMatchObject({ ...change, checkedBy: null, checkedOn: today });
    }
    const claimed = await guide.call('patch', `/plants/${id}`, { checkedBy: 'the owner' });
    expect([claimed.status, claimed.body.checkedBy]).toEqual([200, null]);
  });

  it('are not signed by a person who has read other words', async () => {
    const { id, revision } = await guide.plant(published);
    await guide.change(id, { description: 'Spotted.' });

    const refused = await guide.call('post', `/plants/${id}/sign`, undefined, revision);

    expect([refused.status, refused.body.code, refused.body.details.description]).toEqual([
      412,
      'entry_changed',
      'Spotted.',
    ]);
    expect((await guide.row(id)).checkedBy).toBeNull();
    expect((await guide.call('post', `/plants/${id}/sign`, undefined, revision + 1)).status).toBe(200);
  });

  it('wait in the bin for 30 days and come back as they were', async () => {
    const shown = await guide.plant(published);
    const draft = await guide.issue();

    for (const path of [`/plants/${shown.id}`, `/plant-issues/${draft.id}`])
      expect((await guide.call('delete', path)).status).toBe(204);

    expect((await guide.visit('/plants/zebra-palm')).status).toBe(404);
    const { deletedAt, purgeAt } = await list('zebra-palm');
    expect(Date.parse(purgeAt) - Date.parse(deletedAt)).toBe(30 * dayMs);
    for (const [method, path] of [
      ['delete', `/plants/${shown.id}`],
      ['patch', `/plants/${shown.id}`],
      ['post', `/plants/${shown.id}/sign`],
    ] as const)
      expect((await guide.call(method, path, {})).status).toBe(404);
    const restored = await guide.call('post', `/plants/${shown.id}/restore`);
    expect([restored.status, restored.body]).toEqual([
      200,
      { ...shown, revision: 2, changedAt: expect.any(String) },
    ]);
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(200);
    const again = await guide.call('post', `/plants/${shown.id}/restore`);
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
    expect((await pat.site()).version).toBe(4);
    expect((await guide.call('post', `/plant-issues/${draft.id}/restore`)).body.isPublished).toBe(false);
    expect((await pat.site()).version).toBe(4);
  });

  it('are deleted permanently after that; an undo brings back what a version held', async () => {
    const { id } = await guide.plant(published);
    await guide.call('delete', `/plants/${id}`);
    const sweep = content.app.get(BinSweep, { strict: false });
    content.clock.time = new Date(Date.now() + 29 * dayMs);
    await sweep.run();
    expect((await guide.row(id)).deletedAt).not.toBeNull();

    content.clock.time = new Date(Date.now() + 31 * dayMs);
    await sweep.run();

    expect(await list('zebra-palm')).toBeUndefined();
    expect((await guide.call('post', `/plants/${id}/restore`)).status).toBe(404);
    await pat.call('post', '/undo', { version: 3 });
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(200);
    expect(await list('zebra-palm')).toMatchObject({ isPublished: true, deletedAt: null });
  });
});
