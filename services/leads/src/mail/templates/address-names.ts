import type { Site } from '@sandhill/company/content/site.js';
import type { AddressName } from '../addresses/mail-setting-names.js';

/** Returns a description of the mail that an address receives, for the middle of a sentence. */
export function contentOf(name: AddressName, { serviceNames }: Pick<Site, 'serviceNames'>): string {
  if (name === 'office') return 'quote requests';
  if (name === 'general') return 'messages';
  if (name === 'fallback') return 'mail that the other addresses reject';
  if (name === 'reply') return 'replies from customers';
  return `quote requests for ${serviceNames[name].en}`;
}
