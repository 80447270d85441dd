import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list that an entry of the plant guide stands in. */
const listOf = (path: string) => /^(?:\/es)?\/plant(?:s|-problems)(?=\/)/.exec(path)?.[0];

/**
 * Every public page in both languages, as the sitemap of the built site lists them; of the plant guide's entries, which are
 * alike, the first of each list.
 */
export function publicRoutes(site: string): string[] {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>__PUBLIC_URL__([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const lists = paths.map(listOf);
  return paths.filter((_, index) => lists[index] === undefined || lists.indexOf(lists[index]) === index);
}

/** The file that holds a page. */
export function pageFile(site: string, route: string): string {
  return join(site, route, 'index.html');
}
