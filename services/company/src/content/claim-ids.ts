/**
 * Ids of all claims of the site. If a page words a claim differently, that wording is a claim with its own id. The
 * number of years since the firm was founded is no claim, because pages compute it from `yearFounded`.
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
