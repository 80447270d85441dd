import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import type { Story } from '@sandhill/company/stories/story.js';
import { localizedPath, storyPath } from '../src/config/paths';
import { publicAddresses } from '../src/config/public-addresses';
import { guidePages } from '../src/features/plant-guide/guide-pages';
import type { StoryPage } from '../src/features/projects/story/story-page-types';
import type { PageData } from '../src/lib/page-data';
import { aPlant, testGuide } from '../src/testing/plant-guide';
import type { ServerEntry } from './pages';
import { readPagesBefore } from './pages-before';
import { renderPreview, writeSite } from './site-files';

/** A fake entry of the web app. Each page shows its own address and the path of its data. */
const entry: ServerEntry = {
  languages: ['en', 'es'],
  localizedPath,
  storyPath,
  publicAddresses,
  publicUrlToken: '__PUBLIC_URL__',
  guidePages,
  storyPages: (stories) => stories.map(({ slug }) => ({ path: storyPath(slug) }) as StoryPage),
  render: async (address: string, data?: PageData) => ({
    html: `<h1>${address}</h1><p>Data of ${data?.path ?? 'no page'}.</p>`,
    title: address,
    tags: [],
  }),
};

const template = {
  page: '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  shell: '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  lateFiles: { start: ['/assets/start.js'], 'plant-page': ['/assets/plant.js'] },
  fontFaces: '',
  files: [],
};

const options = (guide: PlantGuide) => ({
  entry,
  template,
  content: JSON.stringify({ profile: { phone: { e164: '+12395550142', display: '(239) 555-0142' } } }),
  guide,
  stories: [],
  finder: '{"issues":[]}',
  publicUrl: 'https://heron.test',
});

describe('the files of a site', () => {
  let folder: string;
  const fileOf = (name: string) => readFile(path.join(folder, name), 'utf8');
  const write = (guide = testGuide, more: Partial<Parameters<typeof writeSite>[0]> = {}) =>
    writeSite({ ...options(guide), ...more, folder, isCompressed: false, onPage: () => undefined });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('have a page for each published entry, in both languages and in the sitemap', async () => {
    await write();

    const sitemap = await fileOf('sitemap.xml');
    for (const address of ['/plants', '/plants/bay-palm', '/es/plant-problems/brown-patch']) {
      expect(await fileOf(`${address.slice(1)}.html`)).toContain(`<h1>${address}</h1>`);
      expect(sitemap).toContain(`<loc>https://heron.test${address}</loc>`);
    }
    expect(sitemap.match(/<loc>https:\/\/heron\.test\/plants<\/loc>/g)).toHaveLength(1);
  });

  it('keep search engines out of the admin area and the API, and name the sitemap', async () => {
    await write();

    const lines = (await fileOf('robots.txt')).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/']));
    expect(lines.at(-2)).toMatch(/^Sitemap: .*\/sitemap\.xml$/);
  });

  it('bring a guide’s page its data, which no text can end', async () => {
    const description = 'Leaves </script><script>alert(1)</script>';
    await write({ plants: [aPlant({ description })], issues: [] });

    const page = await fileOf('es/plants/sea-ixora.html');
    expect(page).toContain('Data of /plants/sea-ixora.');
    const [, text = ''] =
      /<script type="application\/json" id="page-data">([^<]*)<\/script><\/body>/.exec(page) ?? [];
    expect(JSON.parse(text).plant.description.en).toBe(description);
    expect(await fileOf('about.html')).not.toContain('page-data');
  });

  it('hold the finder’s file under the name that its page knows', async () => {
    await write();

    const page = await fileOf('plant-problems.html');
    const [, file = ''] = /"finder":"\/(site\/plant-problems-[0-9a-f]{16}\.json)"/.exec(page) ?? [];
    expect(await fileOf(file)).toBe('{"issues":[]}');
  });

  it('name the scripts of a page’s own', async () => {
    await write();

    expect(await fileOf('plants/bay-palm.html')).toContain('["/assets/start.js","/assets/plant.js"]');
    expect(await fileOf('about.html')).toContain('["/assets/start.js"]');
  });

  it.each(['/nothing', '/nothing?from=banner', '/plants/none#care'])(
    'are not written while a link of some days, %s, leads nowhere',
    async (seasonalLink) => {
      await expect(write(testGuide, { seasonalLink })).rejects.toMatchObject({
        page: '/',
        problem: 'link_leads_nowhere',
      });
    },
  );

  it.each(['/about#team', '/plants/bay-palm', '/gallery/old-pond', 'https://elsewhere.test/nothing', ''])(
    'are written while it is %p',
    async (seasonalLink) => {
      const stories = [{ slug: 'pond', formerSlugs: ['old-pond'] }] as Story[];

      await write(testGuide, { seasonalLink, stories });

      expect(await fileOf('about.html')).toContain('<h1>');
    },
  );

  it('are not written while the finder’s file is larger than phones are to fetch', async () => {
    const finder = JSON.stringify({ issues: ['x'.repeat(50_000)] });

    await expect(write(testGuide, { finder })).rejects.toMatchObject({ problem: 'finder_too_large' });
  });

  it('are whole without a guide', async () => {
    await write({ plants: [], issues: [] });

    expect(await fileOf('plants.html')).toContain('Data of /plants.');
    expect(await fileOf('sitemap.xml')).not.toContain('/plants/');
  });

  it('take over every page that would be drawn from the same', async () => {
    const stories = ['palms', 'pond'].map(
      (slug) => ({ slug, formerSlugs: [`old-${slug}`] }) as unknown as Story,
    );
    const first = path.join(folder, 'first');
    const second = path.join(folder, 'second');
    const drawn: string[] = [];
    const writeAll = (to: string, told: Story[], before?: string, guide = testGuide) =>
      writeSite({
        ...options(guide),
        entry: {
          ...entry,
          storyPages: (all) =>
            all.map(({ slug, title }) => ({ path: storyPath(slug), title }) as unknown as StoryPage),
          render: async (address, data) => {
            drawn.push(address);
            return entry.render(address, data);
          },
        },
        stories: told,
        folder: to,
        before: readPagesBefore(before),
        isCompressed: true,
        onPage: () => undefined,
      });
    await writeAll(first, stories);
    const all = drawn.splice(0).length;

    const changed = [stories[0]!, { ...stories[1]!, title: 'Pond' }];
    await writeAll(second, changed, first);

    expect(drawn.splice(0)).toEqual(['/gallery/pond', '/es/gallery/pond']);
    const pageOf = async (name: string) =>
      gunzipSync(await readFile(path.join(second, `${name}.html.gz`))).toString();
    expect(await pageOf('gallery/palms')).toContain('<h1>/gallery/palms</h1>');
    expect(await fileOf('second/sitemap.xml')).toContain('/es/gallery/pond</loc>');
    expect(await pageOf('es/gallery/old-pond')).toContain('url=/es/gallery/pond"');

    await writeAll(path.join(folder, 'third'), changed.slice(1), second);
    expect(drawn.splice(0)).toEqual([]);
    await expect(fileOf('third/gallery/palms.html.gz')).rejects.toThrow('ENOENT');
    // Without the guide, links to its entries are dead. Therefore every page except stories is rendered again.
    await writeAll(path.join(folder, 'fourth'), changed, second, { plants: [], issues: [] });
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.length).toBeLessThan(all);
    expect(drawn).not.toContain('/gallery/palms');
  });

  it('show a preview of an entry, and none of one that is not published', async () => {
    expect(await renderPreview(options(testGuide), '/es/plants/bay-palm')).toContain(
      'Data of /plants/bay-palm.',
    );
    expect(await renderPreview(options(testGuide), '/plants/nothing')).toBeUndefined();
  });
});
