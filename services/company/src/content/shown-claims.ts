import { claimIds, type ClaimId } from './claim-ids.js';
import type { PublicContent } from './public-content.js';

/** Number of years for which a claim is shown after its last check. */
const years = 2;

/**
 * Returns the last day on which a claim is shown. For a check on February 29, this is February 28, because the second
 * year after a leap year is no leap year.
 */
export const claimEnds = (asOf: string): string =>
  `${Number(asOf.slice(0, 4)) + years}${asOf.slice(4)}`.replace(/02-29$/, '02-28');

type Claims = Pick<PublicContent, 'claims'>;

/**
 * Returns whether pages show a claim on a day: the claim has a text, and was checked within two years or has no check
 * date.
 */
export function isClaimShown({ claims }: Claims, id: ClaimId, today: string): boolean {
  const claim = claims[id];
  return (
    claim !== undefined && claim.text.en.trim() !== '' && (!claim.asOf || today <= claimEnds(claim.asOf))
  );
}

export const shownClaimIds = (content: Claims, today: string): ClaimId[] =>
  claimIds.filter((id) => isClaimShown(content, id, today));
