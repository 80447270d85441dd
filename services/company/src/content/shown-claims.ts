import { claimIds, type ClaimId } from './claim-ids.js';
import type { PublicContent } from './public-content.js';

/** How long a claim stands after it was checked, in years (N15). */
const years = 2;

/** The last day on which a claim that was checked on `asOf` is shown. */
export const claimEnds = (asOf: string): string => `${Number(asOf.slice(0, 4)) + years}${asOf.slice(4)}`;

type Claims = Pick<PublicContent, 'claims'>;

/** Whether pages show a claim on a day: it says something, and was checked within two years, or never. */
export function isClaimShown({ claims }: Claims, id: ClaimId, today: string): boolean {
  const claim = claims[id];
  return (
    claim !== undefined && claim.text.en.trim() !== '' && (!claim.asOf || today <= claimEnds(claim.asOf))
  );
}

export const shownClaimIds = (content: Claims, today: string): ClaimId[] =>
  claimIds.filter((id) => isClaimShown(content, id, today));
