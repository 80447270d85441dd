/**
 * Ids of all claims of the site. A page that words a claim differently has a claim of its own. The years since the
 * foundation are computed from the year.
 */
export const claimIds = [
  'aboutYears',
  'associations',
  'projects',
  'rating',
  'emergency',
  'emergencyAllWeek',
  'contactResponse',
  'quoteResponse',
  'waterSaving',
  'accountSetup',
  'award',
] as const;

export type ClaimId = (typeof claimIds)[number];
