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
    expect((await guide.change(id, { imageUrl: null })).imageUrl).toBeNull();
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

  it('are signed by whoever has read them, until their words change', async () => {
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

describe('an entry is refused', () => {
  let content: RunningContent;
  let guide: GuideClient;

  beforeAll(async () => {
    content = await startContent();
    guide = new GuideClient(content);
  });

  afterAll(() => content.stop());

  const asks = (field: string, value: unknown) =>
    guide.call('post', '/plants', { ...aPlant(), [field]: value });

  it.each<[field: string, value: unknown, code: string]>([
    ['name', undefined, 'required'],
    ['name', '  ', 'required'],
    ['name', 7, 'required'],
    ['name', 'x'.repeat(81), 'too_long'],
    ['name', 'a\u0007', 'text_unprintable'],
    ['name', 'a\u202eb', 'text_unprintable'],
    ['scientificName', null, 'required'],
    ['description', undefined, 'required'],
    ['description', 'x'.repeat(5001), 'too_long'],
    ['careInstructions', null, 'required'],
    ['floridaSpecific', [], 'required'],
    ['confidence', undefined, 'not_a_choice'],
    ['confidence', 'sure', 'not_a_choice'],
    ['nameEs', null, 'not_text'],
    ['descriptionEs', { en: 'x' }, 'not_text'],
    ['slug', 'Zebra', 'invalid_slug'],
    ['slug', 'zebra-', 'invalid_slug'],
    ['slug', '../zebra', 'invalid_slug'],
    ['slug', 'x'.repeat(61), 'too_long'],
    ['slug', ['zebra'], 'not_text'],
    ['group', 'fern', 'not_a_choice'],
    ['group', ['palm'], 'not_a_choice'],
    ['light', 'sun', 'not_a_list'],
    ['light', ['moon'], 'not_a_choice'],
    ['light', ['sun', 'sun'], 'repeated'],
    ['heightFt', '12', 'number_invalid'],
    ['heightFt', -1, 'number_invalid'],
    ['heightFt', 151, 'number_invalid'],
    ['isNative', 'true', 'not_a_boolean'],
    ['isNative', null, 'not_a_boolean'],
    ['synonyms', ['', 'x'], 'not_text'],
    ['synonyms', [null], 'not_text'],
    ['synonyms', [['x']], 'not_text'],
    ['synonyms', Array(21).fill('x'), 'list_too_long'],
    ['synonyms', { length: 1 }, 'not_a_list'],
    ['issues', ['Lethal Bronzing'], 'invalid_slug'],
    ['issues', ['a', 'a'], 'repeated'],
    ['imageUrl', 'https://example.com/x.svg', 'picture_unknown'],
    ['imageUrl', '/guide/../x.svg', 'picture_unknown'],
    ['imageUrl', '/media/../x', 'picture_unknown'],
    ['imageUrl', '/media/a/b?c', 'picture_unknown'],
    ['imageUrl', 'javascript:alert(1)', 'picture_unknown'],
    ['imageUrl', 7, 'picture_unknown'],
    ['sources', 'IFAS', 'not_a_list'],
    ['sources', [null], 'source_invalid'],
    ['sources', ['IFAS'], 'source_invalid'],
    ['sources', [[]], 'source_invalid'],
    ['sources', [{ title: ' ' }], 'source_invalid'],
    ['sources', [{ title: 'x', url: 'http://x' }], 'source_invalid'],
    ['sources', [{ title: 'x', url: null }], 'source_invalid'],
    ['sources', [{ title: 'x\u0007' }], 'source_invalid'],
    ['sources', Array.from({ length: 11 }, () => ({ title: 'x' })), 'list_too_long'],
    ['checkedOn', '2026-02-30', 'day_invalid'],
    ['checkedOn', 'today', 'day_invalid'],
    ['checkedOn', 20260228, 'day_invalid'],
    ['checkedOn', '2999-01-01', 'day_to_come'],
    ['isPublished', 1, 'not_a_boolean'],
  ])('%s: %p', async (field, value, code) => {
    const created = await asks(field, value);

    expect([created.status, created.body.code]).toEqual([400, 'validation_failed']);
    expect(created.body.fields).toEqual({ [field]: { code, message: expect.any(String) } });
  });

  it.each<[field: string, value: unknown, code: string]>([
    ['issue', undefined, 'required'],
    ['causes', undefined, 'required'],
    ['causes', 'Zebras', 'required'],
    ['solutions', [' '], 'not_text'],
    ['prevention', ['x'.repeat(401)], 'too_long'],
    ['prevention', Array(13).fill('x'), 'list_too_long'],
    ['causesEs', ['a\u0000'], 'invalid_text'],
    ['severity', 'bad', 'not_a_choice'],
    ['signs', [{ sign: 'no-such-sign', weight: 3 }], 'sign_invalid'],
    ['signs', [null, null], 'sign_invalid'],
    ['signs', 'all', 'not_a_list'],
    ['months', [0], 'not_a_choice'],
    ['months', ['1'], 'not_a_choice'],
    ['months', [1, 1], 'repeated'],
    ['groups', ['fern'], 'not_a_choice'],
    ['serviceId', 'other', 'not_a_choice'],
    ['needsLicence', 0, 'not_a_boolean'],
  ])('for a problem, %s: %p', async (field, value, code) => {
    const created = await guide.call('post', '/plant-issues', { ...anIssue(), [field]: value });

    expect([created.status, created.body.fields]).toEqual([
      400,
      { [field]: { code, message: expect.any(String) } },
    ]);
  });

  it('in a change too, and stays as it was', async () => {
    const before = await guide.plant();

    for (const body of [{ name: '' }, { name: null }, { confidence: null }, { sources: null }]) {
      const answer = await guide.call('patch', `/plants/${before.id}`, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, Object.keys(body)]);
    }
    expect(await guide.row(before.id)).toEqual(before);
  });

  it('what does not belong there is dropped', async () => {
    const body =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"id":"1","deletedAt":"2026-01-01",';
    const answer = await guide
      .call('post', '/plants')
      .set('Content-Type', 'application/json')
      .send(body + JSON.stringify(aPlant({ name: 'Zebra fern' })).slice(1));

    expect([answer.status, answer.body.deletedAt, answer.body.checkedBy]).toEqual([201, null, null]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['no-uuid', '0', '019aa000-0000-7000-8000-0000000000ff', '%00', "1' OR '1'='1"])(
    'where there is none: %s',
    async (id) => {
      const path = `/plants/${encodeURIComponent(id)}`;
      for (const answer of [
        await guide.call('patch', path, {}),
        await guide.call('delete', path),
        await guide.call('post', `${path}/restore`),
        await guide.call('post', `${path}/sign`),
        await guide.call('get', `/guide-entries${path}`),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );
});
