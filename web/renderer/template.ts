import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Data that the build prepares for the renderer: all parts of pages that do not depend on the content. */
export interface Template {
  /** HTML of a public page with inlined styles, and `<!--head-->` and `<!--app-->` as placeholders. */
  page: string;
  /**
   * The same HTML with a linked stylesheet, for story pages and for the shell of the admin area, whose pages the
   * browser renders.
   */
  shell: string;
  /** Paths of the scripts that a page fetches after its first picture, by the name of the page's module. */
  lateFiles: Record<string, string[]>;
  /** Font faces as CSS, for previews, which run no scripts. */
  fontFaces: string;
  /** Paths of other files that links and pictures may name. */
  files: string[];
}

/** Reads `template.json` from the folder of the renderer. */
export function readTemplate(): Template {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'template.json'), 'utf8')) as Template;
}
