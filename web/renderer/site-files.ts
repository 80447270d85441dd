import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteOfToday } from '@sandhill/company/content/of-today.js';
import { finderFileBytes } from '@sandhill/company/plant-guide/finder-file.js';
import { checkLink, checkPage, PageFailed } from './check-page';
import type { Rendered } from '../src/entry-prerender';
import { pageHtml, pageNeeds, previewHtml } from './page-html';
import {
  allAddresses,
  allPages,
  filePaths,
  knownPaths,
  type Page,
  type RenderOptions,
  type ServerEntry,
} from './pages';
import { movedPage } from './moved-page';
import { hashOf, keyOf, keysFile, type PagesBefore, takeOver } from './pages-before';
import type { Template } from './template';

interface SiteOptions extends RenderOptions {
  /** Target folder: empty, or the folder of a build. */
  folder: string;
  /** Pages that an earlier run of the same build has rendered. Unchanged pages are reused. */
  before?: PagesBefore;
  /**
   * Whether to compress. If so, pages with a fixed address are written only in compressed form, and other files of 1 KB
   * or more get compressed copies beside them.
   */
  isCompressed: boolean;
  /** Called after each page, with the number of pages done so far. */
  onPage: (page: string, done: number, total: number) => void;
}

/** Name of the script that hydrates every page. */
const starter = 'start';

/**
 * Writes every file of a site: pages in both languages, redirects from former addresses, the shell, the data files of
 * pages, and files for search engines.
 */
export async function writeSite(options: SiteOptions): Promise<void> {
  const { entry, template, content, finder, publicUrl, folder, isCompressed, onPage, seasonalLink } = options;
  const write = async (file: string, text: string, { isPage = false } = {}) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const bytes = Buffer.from(text.replaceAll(entry.publicUrlToken, publicUrl));
    if (isCompressed && isPage) return writeFile(`${target}.gz`, gzipSync(bytes));
    await writeFile(target, bytes);
    if (isCompressed) await writeCompressed(target, bytes);
  };
  const files = filePaths(options);
  if (Buffer.byteLength(finder) > finderFileBytes)
    throw new PageFailed('/plant-problems', 'finder_too_large', '');
  await write(files.content.slice(1), content);
  await write(files.finder.slice(1), finder);
  const pages = allPages(options);
  const known = knownPaths(options, pages);
  const texts = content + JSON.stringify(options.guide);
  const storyTexts = texts + JSON.stringify(options.stories);
  // Runs before links are checked, because links may lead to former addresses.
  await writeMoved(options, known, write);
  if (seasonalLink?.startsWith('/'))
    for (const language of entry.languages)
      checkLink(entry.localizedPath('/', language), entry.localizedPath(seasonalLink, language), known);
  const links = hashOf(JSON.stringify(pages.filter(({ story }) => !story).map(({ file }) => file)));
  const keys: Record<string, string> = {};
  for (const [index, page] of pages.entries()) {
    const address = entry.localizedPath(page.path, page.language);
    const key = keyOf({ page, content: files.content, publicUrl, known: links });
    keys[page.file] = key;
    if (!takeOver(options.before, page, key, folder)) {
      const html = await fileOf(page, options, files.content);
      checkPage(address, html, { known, texts: page.story ? storyTexts : texts, isFree: page.story });
      await write(page.file, html, { isPage: page.isFixedAddress });
    }
    onPage(address, index + 1, pages.length);
  }
  if (isCompressed) await write(keysFile, JSON.stringify(keys));
  await write('app.html', shellOf(template, files.content, content));
  await write('sitemap.xml', sitemap(options));
  await write(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${entry.publicUrlToken}/sitemap.xml\n`,
  );
}

/** Writes pages that redirect from the former addresses of stories to their current ones, and adds them to `known`. */
async function writeMoved(
  { entry, stories }: SiteOptions,
  known: Set<string>,
  write: (file: string, text: string, options: { isPage: boolean }) => Promise<void>,
): Promise<void> {
  for (const { slug, formerSlugs } of stories)
    for (const former of formerSlugs)
      for (const language of entry.languages) {
        const from = entry.localizedPath(entry.storyPath(former), language);
        if (known.has(from)) continue;
        const to = entry.localizedPath(entry.storyPath(slug), language);
        await write(`${from.slice(1)}.html`, movedPage(to, language), { isPage: true });
        known.add(from);
      }
}

/** Returns the HTML of a page for a preview; undefined if no page has the address. */
export async function renderPreview(options: RenderOptions, address: string): Promise<string | undefined> {
  const { entry, template, publicUrl } = options;
  const page = allPages(options).find((one) => entry.localizedPath(one.path, one.language) === address);
  if (!page?.isFixedAddress) return undefined;
  const html = await fileOf(page, options, filePaths(options).content);
  return previewHtml(html, template).replaceAll(entry.publicUrlToken, publicUrl);
}

async function renderPage({ path: page, language, data }: Page, entry: ServerEntry): Promise<Rendered> {
  const address = entry.localizedPath(page, language);
  try {
    return await entry.render(address, data);
  } catch (error) {
    throw new PageFailed(address, 'render_failed', (error as Error).message);
  }
}

/**
 * Returns the HTML of a page.
 *
 * @param contentFile path of the content file. It contains a hash of the content, and is a parameter so that the
 * content is hashed only once.
 */
async function fileOf(page: Page, options: RenderOptions, contentFile: string): Promise<string> {
  const { entry, template } = options;
  const { module, language, isFixedAddress, data, story } = page;
  const rendered = await renderPage(page, entry);
  const files = [...(template.lateFiles[starter] ?? []), ...(template.lateFiles[module] ?? [])];
  const needs = pageNeeds(contentFile, [...new Set(files)]);
  const html = story ? template.shell : template.page;
  return pageHtml({ html, language, rendered, needs, data, isFixedAddress });
}

/** Returns the HTML for all pages that only the browser renders. If scripts are off, it shows the phone number. */
function shellOf(template: Template, contentFile: string, content: string): string {
  const { phone } = (JSON.parse(content) as SiteOfToday).profile;
  const call = `<noscript><p>This page needs JavaScript. Please call us. <span lang="es">Esta página necesita JavaScript. Por favor, llámenos.</span> <a href="tel:${phone.e164}">${phone.display}</a></p></noscript>`;
  const head = [
    '<title>Admin</title>',
    '<meta name="robots" content="noindex" />',
    '<script src="/admin-theme.js"></script>',
    pageNeeds(contentFile, template.lateFiles[starter] ?? []),
  ];
  return template.shell
    .replace('/manifest.webmanifest', '/admin.webmanifest')
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--app--></div>', `</div>${call}`);
}

function sitemap(options: RenderOptions): string {
  const { languages, localizedPath, publicUrlToken } = options.entry;
  const { visitsOn } = JSON.parse(options.content) as SiteOfToday;
  const announced = allAddresses(options).filter(({ name }) => visitsOn || name !== 'book');
  const entries = announced.flatMap(({ path: page }) => {
    const addressIn = (language: 'en' | 'es') => publicUrlToken + localizedPath(page, language);
    return languages.map((language) => {
      const alternates = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressIn(other)}"/>`,
      );
      return `  <url><loc>${addressIn(language)}</loc>${alternates.join('')}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Size in bytes below which a compressed copy saves nothing. */
const minBytes = 1024;

const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  if (bytes.length < minBytes) return;
  await writeFile(`${file}.br`, brotliCompressSync(bytes, brotliQuality));
  await writeFile(`${file}.gz`, gzipSync(bytes));
}
