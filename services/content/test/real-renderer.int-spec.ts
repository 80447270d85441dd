// Tests with the site's own renderer, which the build of web writes to web/dist-renderer.
import { join } from 'node:path';
import { firstVersion } from '@sandhill/company/content/first-version.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Published } from '../src/published/published.js';
import { Renderer } from '../src/rendering/renderer.js';
import { aPlant, anIssue, published } from './support/entry.factory.js';
import { changed, ContentClient } from './support/content-client.js';
import { fetchSet } from './support/fetch-set.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

const folder = join(import.meta.dirname, '../../../web/dist-renderer');
const script = '<script>alert("pwned")</script>';

describe('the site as its own renderer renders it', () => {
  let content: RunningContent;
  let pat: ContentClient;

  const currentSet = async () => {
    const build = await content.app.get(Renderer, { strict: false }).build();
    return content.app.get(Published, { strict: false }).setOf(build);
  };

  beforeAll(async () => {
    content = await startContent({ RENDERER_FOLDER: folder, PUBLIC_URL: 'https://heron.test' });
    pat = new ContentClient(content);
    await waitUntil('the first set', async () => (await currentSet()) !== undefined);
  });

  afterAll(() => content.stop());

  const draw = (change: (content: SiteContent) => void, path: string) =>
    pat.call('post', '/preview', { content: changed(firstVersion, change), path });

  it('is a whole set, with what was changed on every page', async () => {
    await pat.edit((draft) => {
      draft.facts.phone = '(239) 555-0199';
      draft.testimonials = Array.from({ length: 12 }, (_, index) => ({
        ...draft.testimonials[0]!,
        name: `Client ${index}`,
        text: { en: `${script} ${index}`, es: '' },
      }));
    });

    const answer = await pat.publish();

    expect([answer.status, answer.body]).toEqual([201, { version: 2, publishedAt: expect.any(String) }]);
    const set = await currentSet();
    const files = await fetchSet(content, set?.sha256 ?? '');
    expect(JSON.parse(files.get('set.json') ?? '')).toEqual({ build: set?.build, version: 2 });
    const pages = [...files].filter(([name]) => name.endsWith('.html') && name !== 'app.html');
    expect(pages.length).toBeGreaterThan(30);
    for (const [name, html] of pages) {
      expect([name, html.includes('(239) 555-0199')]).toEqual([name, true]);
      expect([name, html.includes(script)]).toEqual([name, false]);
    }
    expect(files.get('sitemap.xml')).toContain('https://heron.test/about');
    // The shipped guide is in the database from the start.
    expect(files.get('sitemap.xml')).toContain('https://heron.test/es/plants/ixora');
    expect(files.get('plants/ixora.html')).toContain('id="page-data"');
    const [, finder = ''] = /"finder":"\/(site\/[\w.-]+)"/.exec(files.get('plant-problems.html') ?? '') ?? [];
    expect(JSON.parse(files.get(finder) ?? '{}')).toMatchObject({ issues: expect.any(Array) });
    expect([...files.keys()].filter((name) => /^site\/content-[\w-]+\.json$/.test(name))).toHaveLength(1);
    expect((await pat.call('get', '/publication')).body).toMatchObject({ state: 'idle', version: 2 });
  });

  it('is previewed with an entry that is not saved, unfinished too, in both languages', async () => {
    const guide = new GuideClient(content);
    const draft = aPlant({ description: `Striped ${script}`, nameEs: 'Palma cebra', careInstructions: '' });

    const english = await guide.call('post', '/plants/preview', draft);
    const spanish = await guide.call('post', '/plants/preview?language=es', draft);
    const problem = await guide.call(
      'post',
      '/plant-issues/preview',
      anIssue({ description: '', causes: [] }),
    );

    expect([english.status, spanish.status, problem.status]).toEqual([200, 200, 200]);
    expect(english.body.html).toContain('Striped &lt;script&gt;');
    expect(english.body.html).not.toMatch(/<script/i);
    expect(spanish.body.html).toMatch(/<h1[^>]*>Palma cebra/);
    expect(problem.body.html).toMatch(/<h1[^>]*>Zebra stripes/);
    expect((await guide.visit('/plants/zebra-palm')).status).toBe(404);
  });

  it('is previewed page by page, in both languages, unfinished too', async () => {
    const english = await draw((draft) => (draft.hero[0]!.title.en = `Green ${script}`), '/');
    const spanish = await draw((draft) => (draft.hero[0]!.title.es = 'Céspedes sanos'), '/es');
    const unfinished = await draw((draft) => {
      draft.facts.phone = '';
      draft.hero[0]!.title = { en: '', es: '' };
      draft.hours.closedDays = [{ date: '', name: { en: '', es: '' } }];
      draft.facts.emails.office = '';
      draft.testimonials = [];
      draft.claims.quoteResponse.value = null;
    }, '/contact');

    expect([english.status, spanish.status, unfinished.status]).toEqual([200, 200, 200]);
    expect(english.body.html).toContain('Green &lt;script&gt;');
    for (const { body } of [english, spanish, unfinished]) {
      expect(body.html).not.toMatch(/<script/i);
      expect(body.html).toContain('<base target="_blank" />');
      expect(body.html).toMatch(/@font-face\{font-family:Fraunces/);
    }
    expect(spanish.body.html).toContain('Céspedes sanos');
    expect(unfinished.body.html).toContain('<h1');
    expect((await draw(() => undefined, '/admin/website')).body.fields).toHaveProperty('path');
  });

  it('has an entry of the guide with a picture of the gallery, which its page asks for early', async () => {
    const picture = '/media/01a20df1/1200.webp';
    const entry = { ...aPlant({ slug: 'pictured-palm', ...published }), imageUrl: picture };

    const answer = await new GuideClient(content).call('post', '/plants', entry);

    expect([answer.status, answer.body.isPublished]).toEqual([201, true]);
    const set = await currentSet();
    const files = await fetchSet(content, set?.sha256 ?? '');
    expect(files.get('plants/pictured-palm.html')).toContain(picture);
  });

  it('loses an entry of the guide that the banner links to, and the link with it', async () => {
    const guide = new GuideClient(content);
    const entry = aPlant({ slug: 'linked-palm', ...published });
    const { id } = (await guide.call('post', '/plants', entry)).body as { id: string };
    const link = '/plants/linked-palm';
    await pat.edit((draft) => (draft.banner = { ...draft.banner, mode: 'always', link, until: null }));
    expect((await pat.publish()).status).toBe(201);
    const home = async () =>
      (await fetchSet(content, (await currentSet())?.sha256 ?? '')).get('index.html') ?? '';
    expect(await home()).toContain(`href="${link}"`);

    expect((await guide.call('delete', `/plants/${id}`)).status).toBe(204);

    expect(await home()).not.toContain(link);
  });

  it('stays as it is where a page would lead nowhere, and the field is named', async () => {
    const before = await currentSet();
    await pat.edit(
      (draft) => (draft.banner = { ...draft.banner, mode: 'always', link: '/nowhere', until: null }),
    );

    const answer = await pat.publish();

    expect([answer.status, answer.body.code]).toEqual([422, 'page_failed']);
    expect(Object.keys(answer.body.fields)).toEqual(['banner.link']);
    expect(answer.body.details).toEqual({ page: expect.any(String), problem: 'link_leads_nowhere' });
    expect(await currentSet()).toEqual(before);
  });
});
