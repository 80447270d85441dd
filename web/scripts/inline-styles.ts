import { readFile } from 'node:fs/promises';
import path from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;

/**
 * Returns the page with its stylesheet's content instead of the link.
 *
 * @throws if the page does not have exactly one stylesheet, or if the stylesheet's text would end the style element
 */
export async function inlineStyles(html: string, dist: string): Promise<string> {
  const [link, file] = stylesheet.exec(html) ?? [];
  if (!link || !file) throw new Error('the built page has no stylesheet');
  const styles = await readFile(path.join(dist, file), 'utf8');
  if (styles.includes('</style')) throw new Error(`${file} would end the style that it stands in`);
  const page = html.replace(link, '<!--style-->');
  if (stylesheet.test(page)) throw new Error('the built page has a second stylesheet');
  return page.replace('<!--style-->', () => `<style>${styles.trim()}</style>`);
}
