import { DomainError, type FieldError } from '@sandhill/platform/errors/domain.error.js';
import type { PageProblem, RenderFailed } from './render.errors.js';

const words: Record<PageProblem, string> = {
  heading_missing: 'The page has no heading',
  link_leads_nowhere: 'This site has no such page',
  text_unfilled: 'This placeholder in braces { } does not exist: visitors would see it',
  finder_too_large: 'The published entries are too many or too long for the problem finder',
  site_too_large: 'All pages together are too large: publish fewer entries of the plant guide',
  render_failed: 'The page could not be built',
};

/** Problems of the site as a whole. Each is also the error code of the answer. */
const ofTheSite: readonly PageProblem[] = ['finder_too_large', 'site_too_large'];

/** 422: a page or the site as a whole fails its checks or cannot be rendered; the published site stays as it is. */
export class PageFailed extends DomainError {
  /** Whether the renderer itself failed and no page is at fault, so that another try may succeed. */
  readonly isOfRenderer: boolean;

  /** @param edited the content or entry whose fields may be at fault */
  constructor({ failure }: RenderFailed, edited: object) {
    const { page, problem, detail } = failure;
    const fields = fieldsWith(edited, detail, { message: words[problem], code: problem });
    super(
      422,
      ofTheSite.includes(problem) ? problem : 'page_failed',
      `${words[problem]}${page ? `: ${page}` : ''}. The site stays as it is.`,
      {
        ...(Object.keys(fields).length > 0 && { fields }),
        details: { details: { page: page ?? null, problem } },
      },
    );
    this.isOfRenderer = problem === 'render_failed' && page === undefined;
  }
}

/** Returns the fields, by path, whose text contains the faulty link or text. */
function fieldsWith(
  edited: object,
  detail: string | undefined,
  error: FieldError,
): Record<string, FieldError> {
  if (!detail) return {};
  const paths: string[] = [];
  const visit = (value: unknown, path: string[]) => {
    if (typeof value === 'string' && value.includes(detail)) paths.push(path.join('.'));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(edited, []);
  return Object.fromEntries(paths.map((path) => [path, error]));
}
