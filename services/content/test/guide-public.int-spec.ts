import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ContentClient } from './support/content-client.js';
import { Door } from './support/door.js';
import { published } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { aContentConfig, startContent, type RunningContent } from './support/start-content.js';

describe('the published guide', () => {
  let content: RunningContent;
  let guide: GuideClient;

  beforeAll(async () => {
    content = await startContent();
    guide = new GuideClient(content);
    const pat = new ContentClient(content);
    await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
    await guide.plant({
      ...published,
      group: 'palm',
      isNative: true,
      salt: 'high',
      light: ['sun'],
      synonyms: ['palma de rayas'],
    });
    await guide.plant({
      ...published,
      name: 'Zebra fern',
      scientificName: 'Filix',
      nameEs: 'Helecho',
      group: 'ground-cover',
      salt: 'medium',
      light: ['part-shade', 'shade'],
    });
    await guide.plant({
      ...published,
      name: 'Zebra oak',
      scientificName: 'Quercus',
      nameEs: 'Roble',
      group: 'tree',
      light: ['sun', 'part-shade'],
    });
    await guide.plant({ name: 'Zebra draft', ...published, isPublished: false });
    await guide.issue({ ...published, groups: ['palm'], plants: ['zebra-palm'], months: [11, 12] });
    await guide.issue({ ...published, issue: 'Zebra spots', groups: ['lawn', 'palm'], months: [6] });
    await guide.issue({ issue: 'Zebra draft issue' });
  });

  afterAll(() => content.stop());

  it.each([
    ['', ['zebra-fern', 'zebra-oak', 'zebra-palm']],
    ['group=palm', ['zebra-palm']],
    ['group=lawn', []],
    ['native=true', ['zebra-palm']],
    ['native=false', ['zebra-fern', 'zebra-oak']],
    ['salt=true', ['zebra-palm']],
    ['shade=true', ['zebra-fern', 'zebra-oak']],
    ['shade=false', ['zebra-palm']],
    ['shade=true&group=tree&q=zebra', ['zebra-oak']],
  ])('filters plants by %p', async (query, slugs) => {
    expect(await guide.found(`/plants?limit=100&${query}`)).toEqual(slugs);
  });

  it.each([
    ['q=zebra palm', 'zebra-palm'],
    ['q=ZEBRA%20PALM', 'zebra-palm'],
    ['q=Palma cebra', 'zebra-palm'],
    ['q=palma de rayas', 'zebra-palm'],
    ['q=filix', 'zebra-fern'],
  ])('finds plants by %p', async (query, slug) => {
    expect((await guide.found(`/plants?${query}`))[0]).toBe(slug);
  });

  it.each([
    ['', ['zebra-spots', 'zebra-stripes']],
    ['group=palm', ['zebra-spots', 'zebra-stripes']],
    ['group=lawn', ['zebra-spots']],
    ['month=12', ['zebra-stripes']],
    ['plant=zebra-palm', ['zebra-stripes']],
    ['plant=no-such-plant', []],
    ['q=zebra stripes&month=11&group=palm&plant=zebra-palm', ['zebra-stripes']],
  ])('filters problems by %p', async (query, slugs) => {
    expect(await guide.found(`/plant-issues?${query}`)).toEqual(slugs);
  });

  it('is read in pages', async () => {
    const all = (await guide.visit('/plants?limit=100')).body.plants.map(
      ({ slug }: { slug: string }) => slug,
    );
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await guide.visit(`/plants?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(body.plants.length).toBeLessThanOrEqual(2);
      read.push(...body.plants.map(({ slug }: { slug: string }) => slug));
      cursor = body.nextCursor;
    }

    expect(read).toEqual(all);
  });

  it('holds no drafts', async () => {
    for (const path of [
      '/plants/zebra-draft',
      '/plant-issues/zebra-draft-issue',
      '/plants/zebra-stripes',
      '/plants/none',
      '/plants/Zebra-Palm',
      '/plants/%00',
      '/plants/..%2fzebra-palm',
    ]) {
      const answer = await guide.visit(path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found']);
    }
    for (const path of ['/plants?q=draft&limit=100', '/plant-issues?q=draft', '/site'])
      expect((await guide.visit(path)).text).not.toContain('zebra-draft');
  });

  it('is named to other services', async () => {
    const { body } = await guide.visit('/site');

    expect(body.guide).toContainEqual({
      kind: 'plant',
      slug: 'zebra-palm',
      name: { en: 'Zebra palm', es: 'Palma cebra' },
      words: ['Zebra palma', 'palma de rayas'],
    });
    expect(body.guide).toContainEqual(expect.objectContaining({ kind: 'issue', slug: 'zebra-spots' }));
  });

  it.each(['/plants', '/plants?q=zebra', '/plants/zebra-palm', '/plant-issues', '/plant-issues/zebra-spots'])(
    'is cached by its ETag: %s',
    async (path) => {
      const { status, headers } = await guide.visit(path);
      const again = await guide.visit(path).set('If-None-Match', String(headers['etag']));

      expect([status, headers['cache-control'], again.status]).toEqual([
        200,
        'public, max-age=0, s-maxage=1',
        304,
      ]);
    },
  );

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=x', 'cursor'],
    [`cursor=${Buffer.from('zebra-draft').toString('base64url')}`, 'cursor'],
    ['cursor=a&cursor=b', 'cursor'],
    [`cursor=${'x'.repeat(101)}`, 'cursor'],
    ['group=fern', 'group'],
    ['group=palm&group=tree', 'group'],
    ['group=__proto__', 'group'],
    ['native=yes', 'native'],
    ['native=1', 'native'],
    ['salt=true&salt=true', 'salt'],
    ['shade=', 'shade'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=%00', 'q'],
    ['q=a%00b', 'q'],
  ])('refuses to list plants by %s', async (query, field) => {
    const { status, body } = await guide.visit(`/plants?${query}`);

    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [field]]);
  });

  it.each([
    ['month=0', 'month'],
    ['month=13', 'month'],
    ['month=june', 'month'],
    ['month=6&month=7', 'month'],
    ['plant=Zebra', 'plant'],
    ['plant=%00', 'plant'],
    [`plant=${'x'.repeat(61)}`, 'plant'],
    ['group=roof', 'group'],
    ['q=%00', 'q'],
  ])('refuses to list problems by %s', async (query, field) => {
    const { status, body } = await guide.visit(`/plant-issues?${query}`);

    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', [field]]);
  });

  it.each([
    'q[]=a',
    'q[a]=b',
    'q=%F0%9F%8C%B4',
    'q=%E0%A4%A',
    'q=%',
    'q=.*%5C(%5B',
    "q='; DROP TABLE plant_issues; --",
    'q=%E2%80%AE',
    'q=%20%20',
    'q=',
    `q=${encodeURIComponent('é'.repeat(100))}`,
    `q=${encodeURIComponent('a '.repeat(50))}`,
    'q=__proto__',
    'unknown=1',
    '&&&==',
  ])('is searched without trouble for %s', async (query) => {
    for (const path of ['/plants', '/plant-issues'])
      expect([200, 400]).toContain((await guide.visit(`${path}?${query}`)).status);
  });
});

describe('while PostgreSQL is unavailable', () => {
  it('visitors read the guide, and staff are told to come back', async () => {
    const config = await aContentConfig();
    const door = await Door.before(config.DATABASE_URL);
    const content = await startContent({ DATABASE_URL: door.url });
    const guide = new GuideClient(content);
    const { id } = await guide.plant(published);
    const paths = ['/plants?q=zebra', '/plants/zebra-palm', '/plant-issues', '/site'];
    const read = () => Promise.all(paths.map(async (path) => (await guide.visit(path)).body));
    const before = await read();

    door.shut();

    expect(await read()).toEqual(before);
    for (const answer of [
      await guide.call('get', '/guide-entries'),
      await guide.call('patch', `/plants/${id}`, { description: 'Spotted.' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([503, 'busy']);
    door.open();
    await waitUntil('the database', async () => (await guide.call('get', '/guide-entries')).status === 200);
    expect((await guide.row(id)).description).toBe('Striped.');
    await content.stop();
    await door.close();
  });
});
