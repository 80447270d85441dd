/**
 * Ids of all claims of the site. A claim that a page states in other words has its own id. The number of years since
 * the foundation is computed from the year.
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
