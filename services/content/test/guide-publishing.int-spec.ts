import { firstVersion } from '@sandhill/company/content/first-version.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { ContentClient } from './support/content-client.js';
import { aPlant, published } from './support/entry.factory.js';
import { fetchSet } from './support/fetch-set.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

let content: RunningContent;
let pat: ContentClient;
let guide: GuideClient;

const aGrass = aPlant({ name: 'Zebra grass' });

const version = async () => (await pat.site()).version;
const publication = async () => (await pat.call('get', '/publication')).body;
const homePage = async () =>
  (await fetchSet(content, String((await pat.currentSet()).set))).get('index.html');

beforeEach(async () => {
  content = await startContent();
  pat = new ContentClient(content);
  guide = new GuideClient(content);
  await pat.firstSet();
});

afterEach(() => content.stop());

describe('a published entry', () => {
  it('is on the site at once, without a draft of the words', async () => {
    const draft = await guide.plant({ sources: published.sources, checkedOn: published.checkedOn });
    expect([await version(), (await guide.visit('/plants/zebra-palm')).status]).toEqual([1, 404]);

    const shown = await guide.change(draft.id, { isPublished: true });

    expect(shown).toMatchObject({ ...draft, isPublished: true, revision: 1, changedAt: expect.any(String) });
    expect((await guide.visit('/plants/zebra-palm')).body).toMatchObject({
      slug: 'zebra-palm',
      name: 'Zebra palm',
      group: 'shrub',
    });
    expect([await version(), (await pat.slugsOnSite()).includes('zebra-palm')]).toEqual([2, true]);
    expect(await homePage()).toContain('zebra-palm: Striped.');
    expect((await pat.call('get', '/versions')).body.versions[0]).toMatchObject({
      id: 2,
      note: 'Plant guide: Zebra palm',
      publishedBy: 'pat',
      restoredFrom: null,
    });
  });

  it('is not published over what is written into its draft while its page is rendered', async () => {
    const { id } = await guide.plant({ sources: published.sources, checkedOn: published.checkedOn });
    content.renderer.behave('waits');
    const publishing = guide.call('patch', `/plants/${id}`, { isPublished: true }).then((answer) => answer);
    await waitUntil('the rendering', async () => (await publication()).state === 'rendering');
    await guide.change(id, { description: 'Written meanwhile.' });
    content.renderer.release();

    expect(await publishing).toMatchObject({ status: 412, body: { code: 'entry_changed' } });
    expect(await guide.row(id)).toMatchObject({ isPublished: false, description: 'Written meanwhile.' });
    expect(await version()).toBe(1);
  });

  it('may be created published, and each change of it is a version', async () => {
    const { id } = await guide.plant(published);
    expect(await version()).toBe(2);

    await guide.change(id, { description: 'Striped all over.' });
    expect([await version(), await homePage()]).toEqual([3, expect.stringContaining('Striped all over.')]);

    await guide.change(id, { description: 'Striped all over.' });
    expect(await version()).toBe(3);

    await guide.change(id, { isPublished: false });
    expect([await version(), (await guide.visit('/plants/zebra-palm')).status]).toEqual([4, 404]);

    await guide.change(id, { description: 'Spotted.' });
    expect([await version(), (await guide.row(id)).description]).toEqual([4, 'Spotted.']);
  });

  it('leaves a draft of the words as it is, and words leave the guide as it is', async () => {
    const draft = await pat.edit((words) => (words.facts.name = 'Heron Yards'));

    await guide.issue(published);

    expect(await pat.draft()).toEqual(draft);
    expect((await pat.site()).content.facts.name).toBe(firstVersion.facts.name);
    expect((await pat.publish()).status).toBe(201);
    expect(await pat.slugsOnSite()).toContain('zebra-stripes');
    const page = await homePage();
    expect([page?.includes('Heron Yards'), page?.includes('zebra-stripes')]).toEqual([true, true]);
  });

  it('needs a source and a date', async () => {
    const answers = [
      await guide.call('post', '/plants', { ...aGrass, isPublished: true }),
      await guide.call('patch', `/plants/${(await guide.plant()).id}`, { isPublished: true }),
    ];

    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([400, 'validation_failed']);
      expect(body.fields).toEqual({
        sources: { code: 'source_missing', message: expect.any(String) },
        checkedOn: { code: 'day_missing', message: expect.any(String) },
      });
    }
    const shown = await guide.plant({ ...published, name: 'Zebra fern' });
    const without = await guide.call('patch', `/plants/${shown.id}`, { sources: [] });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['sources']]);
    expect(await version()).toBe(2);
  });

  it('keeps its address', async () => {
    const { id } = await guide.plant(published);

    const answer = await guide.call('patch', `/plants/${id}`, { slug: 'zebra' });

    expect([answer.status, answer.body.fields.slug.code]).toEqual([400, 'slug_fixed']);
    await guide.change(id, { isPublished: false });
    await guide.change(id, { slug: 'zebra', isPublished: true });
    expect(await guide.found('/plants?q=zebra')).toEqual(['zebra']);
  });
});

describe('a change that fails', () => {
  it.each(['ends without a word', 'fails'] as const)(
    'leaves entry and site as they were when the renderer %s',
    async (behavior) => {
      const { id } = await guide.plant(published);
      const before = [await pat.site(), await pat.currentSet(), await guide.row(id)];
      content.renderer.behave(behavior, '{company}');

      const body = { description: 'Ask {company}.', careInstructions: 'None.' };
      const answers = [
        await guide.call('patch', `/plants/${id}`, body),
        await guide.call('delete', `/plants/${id}`),
        await guide.call('post', `/plants/${id}/sign`),
        await guide.call('post', '/plants', { ...aGrass, ...published }),
      ];

      for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([422, 'page_failed']);
      if (behavior === 'fails') expect(Object.keys(answers[0]?.body.fields)).toEqual(['description']);
      expect([await pat.site(), await pat.currentSet(), await guide.row(id)]).toEqual(before);
      expect((await publication()).state).toBe('failed');
      expect((await guide.call('get', '/guide-entries')).text).not.toContain('Zebra grass');
      content.renderer.behave('renders');
      expect((await guide.change(id, body)).description).toBe('Ask {company}.');
    },
  );
});

describe('two administrators', () => {
  it('publish entries at once, one after the other', async () => {
    const sam = new GuideClient(content, 'sam');
    const palm = await guide.plant(published);
    const fern = await sam.plant({ ...published, name: 'Zebra fern' });

    const answers = await Promise.all([
      guide.call('patch', `/plants/${palm.id}`, { description: 'One.' }),
      sam.call('patch', `/plants/${fern.id}`, { description: 'Two.' }),
      sam.call('patch', `/plants/${palm.id}`, { floridaSpecific: 'Three.' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await version()).toBe(6);
    expect((await guide.visit('/plants/zebra-palm')).body).toMatchObject({
      description: 'One.',
      floridaSpecific: 'Three.',
    });
    expect((await guide.visit('/plants/zebra-fern')).body.description).toBe('Two.');
  });

  it('do not overwrite each other where the revision is named', async () => {
    const { id, revision } = await guide.plant();
    const first = await guide.call('patch', `/plants/${id}`, { description: 'One.' }, revision);

    const second = await guide.call('patch', `/plants/${id}`, { description: 'Two.' }, revision);

    expect(first.status).toBe(200);
    expect([second.status, second.body.code]).toEqual([412, 'entry_changed']);
    expect(second.body.details).toEqual(first.body);
  });

  it('wait for a publication that is under way, in other copies of the service too', async () => {
    const copy = await startContent({
      DATABASE_URL: content.config.DATABASE_URL,
      RENDERER_FOLDER: content.renderer.folder,
    });
    await pat.edit((words) => (words.facts.name = 'Heron Yards'));
    content.renderer.behave('waits');
    const publishing = pat.publish().then((answer) => answer);
    await waitUntil('the rendering', async () => (await publication()).state === 'rendering');
    const draft = await guide.plant({ name: 'Zebra fern' });
    const waiting = new GuideClient(copy).plant(published);

    expect(draft.isPublished).toBe(false);
    content.renderer.release();

    expect((await publishing).status).toBe(201);
    expect((await waiting).isPublished).toBe(true);
    await eventually(async () => expect(await version()).toBe(3));
    expect((await pat.site()).content.facts.name).toBe('Heron Yards');
    await copy.stop();
  });

  it('are told after ten seconds that it still is', async () => {
    await pat.edit((words) => (words.facts.name = 'Heron Yards'));
    content.renderer.behave('waits');
    const publishing = pat.publish().then((answer) => answer);
    await waitUntil('the rendering', async () => (await publication()).state === 'rendering');
    let answer: { status: number; body: { code: string } } | undefined;
    void guide.call('post', '/plants', { ...aGrass, ...published }).then((told) => (answer = told));

    await waitUntil('the answer', async () => {
      content.clock.time = new Date(content.clock.now().getTime() + 10_001);
      return answer !== undefined;
    });

    expect([answer?.status, answer?.body.code]).toEqual([409, 'publication_running']);
    content.renderer.release();
    expect((await publishing).status).toBe(201);
  });
});

describe('the audit trail', () => {
  it('names entries by their addresses, and holds no texts', async () => {
    const { id } = await guide.plant(published);
    await guide.change(id, { description: 'Zelda’s.', isPoisonous: true });
    await guide.call('delete', `/plants/${id}`);
    await guide.call('post', `/plants/${id}/restore`);
    const draft = await guide.issue();
    await guide.call('patch', `/plant-issues/${draft.id}`, { causes: ['Zelda'] });

    const told = await pat.trail();

    expect(told.map(({ action, details }) => [action, details])).toEqual([
      ['guide_entry_changed', { kind: 'issue', slug: 'zebra-stripes', fields: 'causes' }],
      ['guide_entry_created', { kind: 'issue', slug: 'zebra-stripes' }],
      ['guide_entry_restored', { kind: 'plant', slug: 'zebra-palm', version: 5 }],
      ['guide_entry_deleted', { kind: 'plant', slug: 'zebra-palm', version: 4 }],
      [
        'guide_entry_changed',
        { kind: 'plant', slug: 'zebra-palm', fields: 'description,isPoisonous', version: 3 },
      ],
      ['guide_entry_created', { kind: 'plant', slug: 'zebra-palm', version: 2 }],
    ]);
    expect(told[2]).toMatchObject({ actor: 'user', subjectId: id });
    expect(JSON.stringify(told)).not.toMatch(/zelda/i);
  });
});
