import type { WebsiteContent } from '../../content/website';
import type { ApiError } from '../../lib/api-error';

/** Why something with the website's words failed, and what to do, as the end of a sentence. */
export function websiteFailure({ status, code = '' }: ApiError, { reasons }: WebsiteContent): string {
  const known = (reasons as Record<string, string>)[code];
  if (known) return known;
  if (status === 0) return reasons.offline;
  if (status === 401) return reasons.signIn;
  if (status === 403) return reasons.forbidden;
  if (status === 413) return reasons.tooLarge;
  if (status === 400) return reasons.fields;
  return status === 408 || status === 429 || status >= 500 ? reasons.busy : reasons.tryAgain;
}
