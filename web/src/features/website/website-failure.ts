import type { WebsiteContent } from '../../content/website';
import type { ApiError } from '../../lib/api-error';
import { explain } from '../../lib/explain';

/** Returns the reason of a failure, worded as the end of a sentence. */
export const websiteFailure = (failure: ApiError, { reasons }: WebsiteContent): string =>
  explain(failure, reasons);
