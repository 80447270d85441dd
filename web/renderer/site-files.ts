import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { checkPage, PageFailed } from './check-page';
import { pageHtml, pageNeeds, previewHtml, type Rendered } from './page-html';
import type { Template } from './template';

/** The app on the server, loaded after the words were provided. */
export type ServerEntry = typeof import('../src/entry-prerender');

export interface RenderOptions {
  entry: ServerEntry;
  template: Template;
  /** The words that the entry renders, as the pages bring them along. */
  content: string;
  publicUrl: string;
}

export interface SiteOptions extends RenderOptions {
  /** An empty folder, or that of a build. */
  folder: string;
  /** Writes compressed copies beside the files. */
  isCompressed: boolean;
  /** Called after each page. */
  onPage: (page: string, done: number, total: number) => void;
}

/** What brings every page to life. */
const starter = 'start';

interface Page {
  /** Within its language. */
  path: string;
  /** The file name of the module that shows it, without its ending. */
  module: string;
  language: 'en' | 'es';
  file: string;
  isFixedAddress: boolean;
}

/** Writes every file of a site: pages in both languages, the shell, the words, and what search engines look for. */
export async function writeSite(options: SiteOptions): Promise<void> {
  const { entry, template, content, publicUrl, folder, isCompressed, onPage } = options;
  const write = async (file: string, text: string) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const bytes = Buffer.from(text.replaceAll(entry.publicUrlToken, publicUrl));
    await writeFile(target, bytes);
    if (isCompressed) await writeCompressed(target, bytes);
  };
  const contentFile = contentPath(content);
  await write(contentFile.slice(1), content);
  const pages = allPages(entry);
  const known = knownPaths(options);
  for (const [index, page] of pages.entries()) {
    const address = entry.localizedPath(page.path, page.language);
    const html = fileOf(page, await renderPage(options, address), { template, contentFile });
    checkPage(address, html, known);
    await write(page.file, html);
    onPage(address, index + 1, pages.length);
  }
  await write('app.html', shellOf(template, contentFile));
  await write('sitemap.xml', sitemap(entry));
  await write(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${entry.publicUrlToken}/sitemap.xml\n`,
  );
}

/** The page at an address as a preview shows it; undefined if there is none. */
export async function renderPreview(options: RenderOptions, address: string): Promise<string | undefined> {
  const { entry, template, content, publicUrl } = options;
  const page = allPages(entry).find((one) => entry.localizedPath(one.path, one.language) === address);
  if (!page?.isFixedAddress) return undefined;
  const rendered = await renderPage(options, address);
  const html = fileOf(page, rendered, { template, contentFile: contentPath(content) });
  return previewHtml(html, template).replaceAll(entry.publicUrlToken, publicUrl);
}

async function renderPage({ entry }: RenderOptions, address: string): Promise<Rendered> {
  try {
    return await entry.render(address);
  } catch (error) {
    throw new PageFailed(address, 'render_failed', (error as Error).message);
  }
}

function fileOf(
  { module, language, isFixedAddress }: Page,
  rendered: Rendered,
  { template, contentFile }: { template: Template; contentFile: string },
): string {
  const files = [...(template.lateFiles[starter] ?? []), ...(template.lateFiles[module] ?? [])];
  const needs = pageNeeds(contentFile, [...new Set(files)]);
  return pageHtml({ template, language, rendered, needs, isFixedAddress });
}

function shellOf(template: Template, contentFile: string): string {
  const head = [
    '<title>Admin</title>',
    '<meta name="robots" content="noindex" />',
    '<script src="/admin-theme.js"></script>',
    pageNeeds(contentFile, template.lateFiles[starter] ?? []),
  ];
  return template.shell.replace('<!--head-->', () => head.join('\n    ')).replace('<!--app-->', '');
}

/** Named by its bytes, so that a page finds the words that it was rendered with. */
function contentPath(content: string): string {
  return `/site/content-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
}

function allPages({ languages, publicAddresses, localizedPath }: ServerEntry): Page[] {
  return languages.flatMap((language) => [
    ...publicAddresses.map((address) => ({
      path: address.path,
      module: `${address.name}-page`,
      language,
      file: path.join(localizedPath(address.path, language).slice(1), 'index.html'),
      isFixedAddress: true,
    })),
    {
      path: '/not-found',
      module: 'not-found-page',
      language,
      file: language === 'en' ? '404.html' : `${language}/404.html`,
      isFixedAddress: false,
    },
  ]);
}

function knownPaths({ entry, template, content }: RenderOptions): Set<string> {
  const pages = allPages(entry).map(({ path: page, language }) => entry.localizedPath(page, language));
  return new Set([...pages, '/admin', '/admin/login', ...template.files, contentPath(content)]);
}

function sitemap({ languages, publicAddresses, localizedPath, publicUrlToken }: ServerEntry): string {
  const entries = publicAddresses.flatMap(({ path: page }) => {
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

/** Below this a compressed copy gains nothing. */
const minBytes = 1024;

/** Some 3 % larger than the best, in a fiftieth of its time: a publication takes seconds. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  if (bytes.length < minBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, brotliQuality),
    promisify(gzip)(bytes),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
