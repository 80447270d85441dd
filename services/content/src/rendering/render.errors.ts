export const pageProblems = [
  'heading_missing',
  'link_leads_nowhere',
  'text_unfilled',
  'finder_too_large',
  'site_too_large',
  'render_failed',
] as const;
export type PageProblem = (typeof pageProblems)[number];

/** A fault of a page, as the renderer words it, or of all pages together. */
export interface PageFailure {
  /** Its path, where the renderer could say. */
  page?: string;
  problem: PageProblem;
  /** The link or text at fault. */
  detail?: string;
}

/** A page could not be rendered or failed its checks. */
export class RenderFailed extends Error {
  constructor(
    readonly failure: PageFailure,
    reason = failure.problem as string,
  ) {
    super(`the renderer failed: ${reason}`);
    this.name = 'RenderFailed';
  }
}

/** The renderer knows no such page. */
export class PageUnknown extends Error {}
