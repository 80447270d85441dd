/** Why a page cannot be published. */
export type PageProblem = 'heading_missing' | 'link_leads_nowhere' | 'text_unfilled' | 'render_failed';

export class PageFailed extends Error {
  constructor(
    readonly page: string,
    readonly problem: PageProblem,
    /** What is wrong in it, such as the link. */
    readonly detail: string,
  ) {
    super(`${page}: ${problem} ${detail}`);
  }
}

const unfilled = /\{\w+\}|\bundefined\b|\[object Object\]|\bNaN\b/;

/**
 * Looks at a page as a visitor meets it.
 *
 * @param knownPaths where links and drawings of the plant guide may lead
 * @throws PageFailed
 */
export function checkPage(page: string, html: string, knownPaths: ReadonlySet<string>): void {
  if (html.match(/<h1[\s>]/g)?.length !== 1) throw new PageFailed(page, 'heading_missing', 'h1');
  if (/<script>/.test(html))
    throw new PageFailed(page, 'render_failed', 'an inline script, which the site’s policy forbids');
  for (const [, target = ''] of html.matchAll(/\s(?:href="|src="(?=\/guide\/))(\/(?!\/)[^"]*)"/g)) {
    checkLink(page, target, knownPaths);
  }
  const text = html.replaceAll(/<(style|script)[^>]*>[^]*?<\/\1>|<[^>]*>/g, ' ');
  const [found] = unfilled.exec(text) ?? [];
  if (found) throw new PageFailed(page, 'text_unfilled', found);
}

/** @throws PageFailed if a path of the site, with or without query and anchor, leads nowhere */
export function checkLink(page: string, target: string, knownPaths: ReadonlySet<string>): void {
  const path = target.split(/[?#]/)[0] ?? '';
  if (!knownPaths.has(path)) throw new PageFailed(page, 'link_leads_nowhere', path);
}
