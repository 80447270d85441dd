/**
 * Renders the site or one page from a company's content. The build runs this program with the initial content, and the
 * content service runs it for each publication and preview.
 *
 *     node render.js site --out <folder> [--uncompressed] [--before <folder>]     exit 2: a page cannot be published
 *     node render.js page --path /es/contact                  exit 3: there is no such page
 *
 * Standard input: `{content, guide, stories, pictures, isLinkNew, publicUrl, now}`.
 * Standard output: with `site`, a line of JSON for each page or for the failure; with `page`, the HTML.
 */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { PublicContent } from '@sandhill/company/content/public-content.js';
import { finderFile } from '@sandhill/company/plant-guide/finder-file.js';
import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import type { Story } from '@sandhill/company/stories/story.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { siteOfToday, type SiteOfToday } from '@sandhill/company/content/of-today.js';
import { readSite } from '@sandhill/company/content/site.js';
import { pages } from '../src/config/paths';
import { PageFailed } from './check-page';
import type { RenderOptions } from './pages';
import { readPagesBefore } from './pages-before';
import { renderPreview, writeSite } from './site-files';
import { readTemplate } from './template';

interface Input {
  content: PublicContent;
  /** The published entries of the plant guide; by default none. */
  guide?: PlantGuide;
  /** If left out, as in a preview, links to stories are not checked. */
  stories?: Story[];
  /** Pictures of the gallery that the content names. */
  pictures?: SitePicture[];
  /**
   * Whether the banner's link is new. If it is, a missing target page is an error. Otherwise, the target was removed
   * after the link was published, so the link is left empty.
   */
  isLinkNew?: boolean;
  publicUrl: string;
  /** Current time in ISO 8601. */
  now: string;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    path: { type: 'string' },
    before: { type: 'string' },
    uncompressed: { type: 'boolean' },
  },
});

const noGuide: PlantGuide = { plants: [], issues: [] };

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/**
 * Empties the banner's link if it leads to a story or an entry of the plant guide that was removed, so that the banner
 * links to the office's phone number. Otherwise, the dead link would prevent every publication, and the removed page
 * would stay visible.
 */
function withoutRemovedPage(site: SiteOfToday, stories: readonly Story[], guide: PlantGuide): SiteOfToday {
  const [target = ''] = site.banner.link.split(/[?#]/);
  const folders: Array<[string, string[]]> = [
    [pages.gallery, stories.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])],
    [pages.plants, guide.plants.map(({ slug }) => slug)],
    [pages['plant-problems'], guide.issues.map(({ slug }) => slug)],
  ];
  const isRemoved = folders.some(
    ([folder, slugs]) =>
      target.startsWith(`${folder}/`) && !slugs.some((slug) => `${folder}/${slug}` === target),
  );
  return isRemoved ? { ...site, banner: { ...site.banner, link: '' } } : site;
}

async function prepare(): Promise<RenderOptions> {
  const {
    content,
    guide = noGuide,
    stories,
    pictures,
    isLinkNew = false,
    publicUrl,
    now,
  } = JSON.parse(await text(process.stdin)) as Input;
  const written = siteOfToday(readSite(content, undefined, pictures), new Date(now));
  const site = stories && !isLinkNew ? withoutRemovedPage(written, stories, guide) : written;
  // Set before the import, because the app's modules read the content when they are imported.
  globalThis.sandhillSite = site;
  const entry = await import('../src/entry-prerender');
  return {
    entry,
    template: readTemplate(),
    content: JSON.stringify(site),
    guide,
    stories: stories ?? [],
    finder: JSON.stringify(finderFile(guide)),
    publicUrl: publicUrl.replace(/\/$/, ''),
    ...(site.banner.mode !== 'off' && { seasonalLink: site.banner.link }),
  };
}

async function renderSite(folder: string): Promise<number> {
  try {
    await writeSite({
      ...(await prepare()),
      folder,
      before: readPagesBefore(values.before),
      isCompressed: !values.uncompressed,
      onPage: (page, done, total) => say({ page, done, total }),
    });
    return 0;
  } catch (error) {
    if (!(error instanceof PageFailed)) throw error;
    const { page, problem, detail } = error;
    say({ failed: { page, problem, detail } });
    return 2;
  }
}

async function renderOne(address: string): Promise<number> {
  const html = await renderPreview(await prepare(), address);
  if (html === undefined) return 3;
  await new Promise((resolve) => process.stdout.write(html, resolve));
  return 0;
}

async function run(): Promise<number> {
  if (positionals[0] === 'site' && values.out) return renderSite(values.out);
  if (positionals[0] === 'page' && values.path) return renderOne(values.path);
  process.stderr.write('Usage: render.js site --out <folder> | page --path <path>\n');
  return 64;
}

// Exits explicitly, because timers of the Redux store would keep the process alive.
process.exit(await run());
