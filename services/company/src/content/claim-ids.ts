/**
 * Every claim of the site, once. A page that words a claim differently has its own. The years since the foundation are
 * computed from the year.
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
