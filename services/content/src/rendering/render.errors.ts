export const pageProblems = [
  'heading_missing',
  'link_leads_nowhere',
  'text_unfilled',
  'finder_too_large',
  'site_too_large',
  'render_failed',
] as const;
export type PageProblem = (typeof pageProblems)[number];

/** A problem that the renderer reports, with one page or with all pages together. */
export interface PageFailure {
  /** Path of the page; undefined if the renderer did not report it. */
  page?: string;
  problem: PageProblem;
  /** The link or text that causes the problem. */
  detail?: string;
}

export class RenderFailed extends Error {
  constructor(
    readonly failure: PageFailure,
    reason = failure.problem as string,
  ) {
    super(`the renderer failed: ${reason}`);
    this.name = 'RenderFailed';
  }
}

export class PageUnknown extends Error {}
