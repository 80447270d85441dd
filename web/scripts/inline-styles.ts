import { readFile } from 'node:fs/promises';
import path from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;

/**
 * Puts what the page's one stylesheet holds in the place of its link. @throws when there is none, or more than one.
 *
 * A disabled link stays, which browsers do not fetch: Vite's loader looks for it, and would else load the style a second
 * time with the first script that names it.
 */
export async function inlineStyles(html: string, dist: string): Promise<string> {
  const [link, file] = stylesheet.exec(html) ?? [];
  if (!link || !file) throw new Error('the built page has no stylesheet');
  const styles = await readFile(path.join(dist, file), 'utf8');
  if (styles.includes('</style')) throw new Error(`${file} would end the style that it stands in`);
  const page = html.replace(link, '<!--style-->');
  if (stylesheet.test(page)) throw new Error('the built page has a second stylesheet');
  const known = `<link rel="stylesheet" href="/${file}" disabled />`;
  return page.replace('<!--style-->', () => `<style>${styles.trim()}</style>\n    ${known}`);
}
