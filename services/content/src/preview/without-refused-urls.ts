import type { Problem } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';

const refusedAddresses = new Set<Problem['code']>(['link_refused', 'web_address_invalid']);

/**
 * Returns the content with an empty text in place of each URL that must not be published, because a preview must not
 * link to such a URL.
 */
export function withoutRefusedUrls(content: SiteContent, problems: readonly Problem[]): SiteContent {
  const copy = structuredClone(content);
  for (const { path, code } of problems) {
    if (!refusedAddresses.has(code)) continue;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Record<string, unknown>>(
      (value, key) => value[key] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
    holder[last] = '';
  }
  return copy;
}
