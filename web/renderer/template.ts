import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The build's template for the renderer: everything about a page that does not depend on its words. */
export interface Template {
  /** A public page, its style inlined, with `<!--head-->` and `<!--app-->` where a page's own parts belong. */
  page: string;
  /** The same for what the browser renders itself: the admin area. */
  shell: string;
  /** By the name of a page's module: the scripts that it needs soon. */
  lateFiles: Record<string, string[]>;
  /** The site's fonts as style rules, for pages that run no scripts. */
  fontFaces: string;
  /** Files beside the pages that a link or picture may lead to. */
  files: string[];
}

/** `template.json` beside the renderer. */
export function readTemplate(): Template {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'template.json'), 'utf8')) as Template;
}
