import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every public page in both languages, as the sitemap of the built site lists them. */
export function publicRoutes(site: string): string[] {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>__PUBLIC_URL__([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
}

/** The file that holds a page. */
export function pageFile(site: string, route: string): string {
  return join(site, route, 'index.html');
}
