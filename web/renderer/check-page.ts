/** Why a page cannot be published. */
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
 * Links that a visitor can follow, and drawings of the plant guide. A `<link>` names files for the browser, such as a picture
 * of the gallery that is fetched early.
 */
const followed = /<(?:a|area)\s(?:[^>]*\s)?href="(\/(?!\/)[^"]*)"|\ssrc="(\/guide\/[^"]*)"/g;

const unfilled = /\{\w+\}|\bundefined\b|\[object Object\]|\bNaN\b/g;

interface Surroundings {
  /** Where links and drawings of the plant guide may lead. */
  known: ReadonlySet<string>;
  /** All texts that pages are drawn from: a word that they have is no mistake. */
  texts: string;
  /** Braces in these texts are their own: staff wrote them for this page alone. */
  isFree?: boolean;
}

/**
 * Looks at a page as a visitor meets it.
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
  // No text may have names in braces that are unknown, but `undefined` is a word too.
  const found = text.match(unfilled)?.find((word) => (/\W/.test(word) && !isFree) || !texts.includes(word));
  if (found) throw new PageFailed(page, 'text_unfilled', found);
}

/** @throws PageFailed if a path of the site, with or without query and anchor, leads nowhere */
export function checkLink(page: string, target: string, knownPaths: ReadonlySet<string>): void {
  const path = target.split(/[?#]/)[0] ?? '';
  if (!knownPaths.has(path)) throw new PageFailed(page, 'link_leads_nowhere', path);
}
