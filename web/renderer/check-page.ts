/** Reason why a page cannot be published. */
type PageProblem =
  'heading_missing' | 'link_leads_nowhere' | 'text_unfilled' | 'finder_too_large' | 'render_failed';

export class PageFailed extends Error {
  constructor(
    readonly page: string,
    readonly problem: PageProblem,
    /** The faulty part, such as the link. */
    readonly detail: string,
  ) {
    super(`${page}: ${problem} ${detail}`);
  }
}

/**
 * Matches links to paths of this site that a visitor can follow, and drawings of the plant guide. Does not match
 * `<link>`, which names files for the browser, such as a preloaded gallery picture.
 */
const followed = /<(?:a|area)\s(?:[^>]*\s)?href="(\/(?!\/)[^"]*)"|\ssrc="(\/guide\/[^"]*)"/g;

const unfilled = /\{\w+\}|\bundefined\b|\[object Object\]|\bNaN\b/g;

interface Surroundings {
  /** Valid targets of links, and paths of plant guide drawings. */
  known: ReadonlySet<string>;
  /** All source texts of pages. A suspicious word such as `undefined` is allowed if it occurs in them. */
  texts: string;
  /** Whether names in braces are allowed if they occur in `texts`, because staff may write braces in stories. */
  isFree?: boolean;
}

/**
 * Checks the HTML of a page: one `<h1>`, no inline script, no dead link, no unfilled text.
 *
 * @throws PageFailed
 */
export function checkPage(page: string, html: string, { known, texts, isFree }: Surroundings): void {
  if (html.match(/<h1[\s>]/g)?.length !== 1) throw new PageFailed(page, 'heading_missing', 'h1');
  if (/<script>/.test(html))
    throw new PageFailed(page, 'render_failed', 'an inline script, which the site’s policy forbids');
  for (const [, link, drawing] of html.matchAll(followed)) checkLink(page, link ?? drawing ?? '', known);
  // oxlint-disable-next-line regexp/no-super-linear-move -- the page is ours
  const text = html.replaceAll(/<(style|script)[^>]*>[^]*?<\/\1>|<[^>]*>/g, ' ');
  // A word such as `undefined` is allowed if a source text contains it. So are braces if `isFree`; otherwise, braces
  // are always an error.
  const found = text.match(unfilled)?.find((word) => (/\W/.test(word) && !isFree) || !texts.includes(word));
  if (found) throw new PageFailed(page, 'text_unfilled', found);
}

/**
 * Checks that the site has a path, ignoring query and anchor.
 *
 * @throws PageFailed
 */
export function checkLink(page: string, target: string, knownPaths: ReadonlySet<string>): void {
  const path = target.split(/[?#]/)[0] ?? '';
  if (!knownPaths.has(path)) throw new PageFailed(page, 'link_leads_nowhere', path);
}
