import { firstVersion } from '@sandhill/company/content/first-version.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { changed, ContentClient } from './support/content-client.js';
import { aPlant, anIssue } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

describe('a preview', () => {
  let content: RunningContent;
  let pat: ContentClient;

  beforeAll(async () => {
    content = await startContent();
    pat = new ContentClient(content);
    await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
  });

  beforeEach(() => content.renderer.behave('renders'));

  afterAll(() => content.stop());

  const draw = (change: (content: SiteContent) => void, path: unknown = '/about') =>
    pat.call('post', '/preview', { content: changed(firstVersion, change), path });

  it('is the page as it will be, and changes nothing', async () => {
    const answer = await draw((draft) => (draft.facts.name = 'Heron <script>alert(1)</script>'));

    expect(answer.status).toBe(200);
    expect(answer.body.html).toContain('<h1>Heron &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(await pat.draft()).toMatchObject({ revision: 0, isChanged: false });
  });

  it('is rendered of an unfinished content, and leads to no refused address', async () => {
    const answer = await draw((draft) => {
      draft.facts.name = '';
      draft.banner.link = 'javascript:alert(1)';
    });

    expect(answer.status).toBe(200);
    expect(answer.body.html).toContain('<h1></h1>');
    expect(answer.body.html).not.toContain('javascript');
  });

  it.each([['/nowhere'], ['about'], ['--out'], [''], [7], [undefined], [`/${'x'.repeat(300)}`]])(
    'of the path %p is refused',
    async (path) => {
      const answer = await draw(() => undefined, path ?? null);

      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { path: { code: 'path_unknown', message: 'This site has no such page' } },
      ]);
    },
  );

  it('of another shape is refused with the field', async () => {
    const answer = await draw((draft) => (draft.facts.owners = 'Pat' as never));

    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { 'facts.owners': { code: 'not_a_list', message: expect.any(String) } },
    ]);
  });

  it.each([
    [1_000_000, 400, 'validation_failed'],
    [1_000_001, 413, 'body_too_large'],
  ])('of %d bytes is answered with %d', async (bytes, status, code) => {
    const empty = Buffer.byteLength(JSON.stringify({ content: firstVersion, path: '' }));

    const answer = await draw(() => undefined, 'x'.repeat(bytes - empty));

    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('that cannot be rendered is answered so', async () => {
    content.renderer.behave('ends without a word');

    const answer = await draw(() => undefined);

    expect([answer.status, answer.body.code]).toEqual([422, 'page_failed']);
  });

  it('does not wait for a publication, and the newest of one person wins', async () => {
    content.renderer.behave('waits');
    const asked = [1, 2, 3].map((number) =>
      draw((draft) => (draft.facts.name = `Yards ${number}`)).then(({ status, body }) => [status, body.code]),
    );
    const superseded = await Promise.race(asked);
    content.renderer.release();

    expect(superseded).toEqual([409, 'preview_superseded']);
    const answers = await Promise.all(asked);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 200, 409]);
  });

  it.each([
    ['/plants/preview', aPlant({ description: 'Striped <b>twice</b>.' }), '/plants/zebra-palm'],
    ['/plants/preview?language=es', aPlant({ slug: 'zebra' }), '/es/plants/zebra'],
    ['/plant-issues/preview', anIssue({ issue: '漢字', description: '' }), '/plant-problems/preview'],
  ])('of an entry that is not saved is its page, and changes nothing: %s', async (route, body, page) => {
    const guide = new GuideClient(content);
    const before = (await guide.call('get', '/guide-entries')).body;

    const { status, body: answer } = await guide.call('post', route, body);

    expect(status).toBe(200);
    expect(answer.html).toContain(`>${page}</a>`);
    expect(answer.html).toContain(
      `${page.split('/').at(-1)}: ${body.description.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;')}`,
    );
    expect((await guide.call('get', '/guide-entries')).body).toEqual(before);
  });

  it('of a published entry shows it with other words, once', async () => {
    const guide = new GuideClient(content);

    const { body } = await guide.call(
      'post',
      '/plants/preview',
      aPlant({ slug: 'ixora', description: 'Other.' }),
    );

    expect(body.html.match(/ixora: /g)).toHaveLength(1);
    expect(body.html).toContain('ixora: Other.');
  });

  it.each([
    ['/plants/preview', { name: '' }, 'name'],
    ['/plants/preview?language=fr', {}, 'language'],
  ])('of an entry with a fault says the field: %s %p', async (route, change, field) => {
    const { status, body } = await new GuideClient(content).call('post', route, aPlant(change));

    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
