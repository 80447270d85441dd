import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of the list that contains an entry of the plant guide; undefined for other pages. */
const listOf = (path: string) => /^(?:\/es)?\/plant(?:s|-problems)(?=\/)/.exec(path)?.[0];

/**
 * Returns the paths of all public pages in both languages, which the sitemap of the built site lists. Entries of the
 * plant guide are alike, so only the first entry of each list is included.
 */
export function publicRoutes(site: string): string[] {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>__PUBLIC_URL__([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const lists = paths.map(listOf);
  return paths.filter((_, index) => lists[index] === undefined || lists.indexOf(lists[index]) === index);
}

export function pageFile(site: string, route: string): string {
  return join(site, route === '/' ? 'index.html' : `${route}.html`);
}
