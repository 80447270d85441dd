/**
 * Writes each public page, in both languages, as a file that needs no script to be read, and what search engines look
 * for beside them. `__PUBLIC_URL__` stands where the site's address belongs: the public server knows it, the build does not.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { preloadFirstPicture } from './first-picture.ts';
import { inlineStyles } from './inline-styles.ts';
import { weighScripts } from './weigh-scripts.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Language = 'en' | 'es';

interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

interface Rendered {
  html: string;
  title: string;
  tags: HeadTag[];
}

interface PublicAddress {
  path: string;
  /** Of the page that it shows. */
  name: string;
}

interface ServerEntry {
  render(path: string): Promise<Rendered>;
  languages: readonly Language[];
  publicAddresses: PublicAddress[];
  localizedPath(path: string, language: Language): string;
  publicUrlToken: string;
}

const web = path.resolve(import.meta.dirname, '..');
const dist = path.join(web, 'dist');
const serverEntry = pathToFileURL(path.join(web, 'dist-ssr/entry-prerender.js')).href;
const { render, languages, publicAddresses, localizedPath, publicUrlToken } = (await import(
  serverEntry
)) as ServerEntry;
const built = await readFile(path.join(dist, 'index.html'), 'utf8');

/** Inlines the CSS so that first paint needs no second request. */
const template = await inlineStyles(built, dist);
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestEntry
>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const address = (pagePath: string, language: Language) => publicUrlToken + localizedPath(pagePath, language);

/** The scripts a page's module needs, so that the browser asks for all of them at once. */
function modulesOf(module: string, known = new Set<string>()): Set<string> {
  const entry = manifest[module];
  if (!entry || entry.isEntry || known.has(entry.file)) return known;
  known.add(entry.file);
  for (const imported of entry.imports ?? []) modulesOf(imported, known);
  return known;
}

/** What brings every page to life. */
const starter = 'src/app/start.tsx';

/** What a page needs after its first picture: a list that `src/main.ts` reads, and nothing that a browser fetches early. */
function lateFiles(module: string): string {
  const files = [...modulesOf(starter), ...modulesOf(module)].map((file) => `/${file}`);
  return `<script type="application/json" id="late-files">${JSON.stringify([...new Set(files)])}</script>`;
}

/** Marked, so that the browser finds them again after a change of page. */
function writeTag({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = `<${name}${written.join('')} data-page-head`;
  return name === 'script' ? `${start}>${text}</script>` : `${start} />`;
}

function headOf({ title, tags, html }: Rendered, module: string): string {
  return [
    `<title>${escape(title)}</title>`,
    ...preloadFirstPicture(html),
    ...tags.map(writeTag),
    lateFiles(module),
  ].join('\n    ');
}

interface PageFile extends PublicAddress {
  file: string;
  language: Language;
  /** The not-found page is served for any address: the browser renders it again for the current one. */
  isFixedAddress: boolean;
}

async function writePage({ file, path: pagePath, name, language, isFixedAddress }: PageFile): Promise<void> {
  const rendered = await render(localizedPath(pagePath, language));
  const { html } = rendered;
  const root = isFixedAddress ? '<div id="root" data-prerendered="true">' : '<div id="root">';
  const page = template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => headOf(rendered, `src/app/routes/${name}-page.tsx`))
    .replace('<div id="root"><!--app-->', () => root + html);
  if (/<script>/.test(html)) throw new Error(`${file} has an inline script, which the site's policy forbids`);
  // Both languages have the same scripts.
  if (language === 'en') weighScripts(file, page, dist);
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, page);
}

function sitemap(): string {
  const entries = publicAddresses.flatMap(({ path: pagePath }) =>
    languages.map((language) => {
      const alternates = languages
        .map(
          (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(pagePath, other)}"/>`,
        )
        .join('');
      return `  <url><loc>${address(pagePath, language)}</loc>${alternates}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The shell for pages that only the browser draws: the admin area. */
const shell = built
  .replace(
    '<!--head-->',
    `<title>Admin</title>\n    <meta name="robots" content="noindex" />\n    <script src="/admin-theme.js"></script>\n    ${lateFiles(starter)}`,
  )
  .replace('<!--app-->', '');
await writeFile(path.join(dist, 'app.html'), shell);

/** An address that no page has renders the not-found page. */
const notFound = { path: '/not-found', name: 'not-found' };

for (const language of languages) {
  for (const page of publicAddresses) {
    const folder = localizedPath(page.path, language).slice(1);
    await writePage({ ...page, file: path.join(folder, 'index.html'), language, isFixedAddress: true });
  }
  const file = language === 'en' ? '404.html' : `${language}/404.html`;
  await writePage({ ...notFound, file, language, isFixedAddress: false });
}
await writeFile(path.join(dist, 'sitemap.xml'), sitemap());
await writeFile(
  path.join(dist, 'robots.txt'),
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${publicUrlToken}/sitemap.xml\n`,
);
await rm(path.join(dist, '.vite'), { recursive: true });
console.log(`Prerendered ${publicAddresses.length} pages in ${languages.length} languages.`);
// The store's timers would keep the process alive.
process.exit(0);
