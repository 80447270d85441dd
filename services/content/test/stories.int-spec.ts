// Stories of media on pages of the site's own renderer. A small server replaces media.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Story } from '@sandhill/company/stories/story.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import { Published } from '../src/published/published.js';
import { Renderer } from '../src/rendering/renderer.js';
import { ContentClient } from './support/content-client.js';
import { onceFetched } from './support/fetch-set.js';
import { startContent, type RunningContent } from './support/start-content.js';

const folder = join(import.meta.dirname, '../../../web/dist-renderer');

const aStory = (slug: string, changes: Partial<Story> = {}): Story => ({
  slug,
  formerSlugs: [],
  title: `The ${slug}`,
  titleEs: null,
  category: 'landscaping',
  pictures: ['one', 'two'].map((name) => ({
    imageUrl: `/media/${slug}-${name}/800.webp`,
    width: 800,
    height: 600,
    placeholder: '',
    srcset: { webp: `/media/${slug}-${name}/800.webp 800w`, avif: null },
    focusX: 50,
    focusY: 50,
    altText: null,
    altTextEs: null,
  })),
  facts: {
    community: 'Pelican Sound',
    year: 2025,
    problem: { en: 'The lawn of {name} drowned, and undefined edges.', es: null },
    work: { en: 'A swale.', es: 'Una zanja.' },
    result: null,
    services: ['irrigation'],
    plants: ['sabal-palm', 'no-such-plant'],
  },
  beforeAfter: { before: 1, after: 0 },
  ...changes,
});

const pageOf = (set: Map<string, string>, path: string) => {
  const page = set.get(`${path}.html`);
  return page === undefined ? undefined : Buffer.from(page, 'latin1').toString();
};

describe('the pages of stories', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let media: Server;
  let told: { revision: string; stories: Story[] };

  const tell = (revision: string, ...stories: Story[]) => (told = { revision, stories });

  const fetchFiles = onceFetched();

  /** Returns the files of the current set, once it shows the last stories from media. */
  const files = async () => {
    const build = await content.app.get(Renderer, { strict: false }).build();
    const current = () => content.app.get(Published, { strict: false }).setOf(build);
    await waitUntil(
      'a set with the stories',
      async () => current()?.stories.split(' ')[0] === told.revision,
      60_000,
    );
    return fetchFiles(content, current()?.sha256 ?? '');
  };

  beforeAll(async () => {
    tell('r1', aStory('palms'), aStory('pond', { facts: null, beforeAfter: null }));
    media = createServer((request, response) => {
      const isKnown = request.headers['if-none-match'] === `"${told.revision}"`;
      response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : JSON.stringify(told));
    });
    media.listen(0, '127.0.0.1');
    await once(media, 'listening');
    const { port } = media.address() as AddressInfo;
    content = await startContent({
      RENDERER_FOLDER: folder,
      PUBLIC_URL: 'https://heron.test',
      MEDIA_URL: `http://127.0.0.1:${port}`,
    });
    pat = new ContentClient(content);
  });

  afterAll(async () => {
    await content.stop();
    media.closeAllConnections();
    media.close();
  });

  it('are in both languages, with what the customer allows, and in the sitemap', async () => {
    const set = await files();
    const [palms, pond] = [pageOf(set, 'gallery/palms'), pageOf(set, 'es/gallery/pond')];

    expect(palms).toContain('Pelican Sound');
    expect(palms).toContain('The lawn of {name} drowned');
    expect(palms).toContain('href="/plants/sabal-palm"');
    expect(palms).not.toContain('no-such-plant');
    expect(palms).toContain('aria-valuetext="50% before, 50% after"');
    expect(palms).toContain(
      '"@type":"ImageObject","contentUrl":"https://heron.test/media/palms-one/800.webp"',
    );
    expect(palms).toMatch(/"creditText":"[^"]+","copyrightNotice":"© 2025 [^"]+"/);
    expect(palms).toContain('href="/gallery/pond"');
    expect(pageOf(set, 'es/gallery/palms')).toContain('Una zanja.');
    expect(pond).not.toContain('Pelican Sound');
    expect(pond).not.toContain('type="range"');
    expect(set.get('sitemap.xml')).toContain('<loc>https://heron.test/es/gallery/pond</loc>');
  });

  it('follow media with the published words, not with the draft, and draw nothing else again', async () => {
    const before = await files();
    await pat.edit((draft) => (draft.facts.name = 'Draft Yards'));

    tell('r2', aStory('palms', { title: 'Royal palms' }), aStory('lake', { formerSlugs: ['pond'] }));
    const after = await files();

    expect(pageOf(after, 'gallery/palms')).toContain('Royal palms');
    expect(pageOf(after, 'gallery/palms')).not.toContain('Draft Yards');
    expect(pageOf(after, 'gallery/pond')).toContain('url=/gallery/lake"');
    expect(after.get('es/gallery/pond.html')).toContain('url=/es/gallery/lake"');
    const other = [...before].filter(([name]) => name.endsWith('.html') && !/\b(palms|pond)\./.test(name));
    expect(other.length).toBeGreaterThan(100);
    for (const [name, html] of other) expect([name, after.get(name) === html]).toEqual([name, true]);
    expect((await pat.site()).version).toBe(1);
    expect(await pat.draft()).toMatchObject({ isChanged: true });
  });

  it('leave with a banner that links to them, which calls the office then; a new link to none is refused', async () => {
    const link = (target: string) =>
      pat.edit((draft) => (draft.banner = { ...draft.banner, mode: 'always', link: target, until: null }));
    await link('/gallery/lake');
    expect((await pat.publish()).status).toBe(201);
    expect(pageOf(await files(), 'index')).toContain('href="/gallery/lake"');

    tell('r3', aStory('palms', { title: 'Royal palms' }));
    const after = await files();

    expect(pageOf(after, 'gallery/lake')).toBeUndefined();
    expect(pageOf(after, 'index')).not.toContain('/gallery/lake');
    await pat.edit((draft) => (draft.facts.name = 'Other Yards'));
    expect((await pat.publish()).status).toBe(201);
    await link('/gallery/lake?again');
    const refused = await pat.publish();
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['banner.link']]);
    await link('');
    await pat.edit((draft) => (draft.facts.name = 'Draft Yards'));
  });

  it('stay while media is unavailable, on other words too', async () => {
    const known = told.revision;
    media.closeAllConnections();
    media.close();

    await pat.publish();
    const set = await files();

    expect(pageOf(set, 'gallery/palms')).toContain('Draft Yards');
    expect(known).toBe(told.revision);
    await eventually(async () => {
      const [row] = await content.app
        .get(DataSource)
        .query<Array<{ count: number }>>(
          'SELECT count(*)::int AS count FROM site_sets WHERE replaced_at IS NULL',
        );
      expect(row?.count).toBe(1);
    });
  });
});
