/** How leads that staff type in reach the firm (D5). */
export const typedInSources = ['call', 'walk-in', 'referral', 'other'] as const;

export type TypedInSource = (typeof typedInSources)[number];

/** How a lead reaches the firm: through a form of the site, through a door for another source (N10), or typed in by staff. */
export const leadSources = ['site', 'door', ...typedInSources] as const;

export type LeadSource = (typeof leadSources)[number];

export const isTypedIn = (source: LeadSource): source is TypedInSource =>
  typedInSources.some((typedIn) => typedIn === source);

/** SQL for leads that no one typed in. */
export const notTypedIn = (source: string) => `${source} IN ('site', 'door')`;

/** How somebody says that they have a lead: on its page, by the button in the office's mail, by push, or by answering it. */
export const claimWays = ['page', 'mail', 'push', 'answer'] as const;

export type ClaimWay = (typeof claimWays)[number];

/** Why a lead is lost (D7). */
export const lostReasons = [
  'price',
  'timing',
  'other_firm',
  'no_answer',
  'not_our_work',
  'outside',
  'withdrawn',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

/** The campaign fields of the address that led a visitor here (D17). */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type Utm = Partial<Record<(typeof utmFields)[number], string>>;
