/** Ways in which a lead can reach the firm before staff type it in. */
export const typedInSources = ['call', 'walk-in', 'referral', 'other'] as const;

export type TypedInSource = (typeof typedInSources)[number];

/**
 * How a lead reaches the firm: through a form or the help chat of the site, through a door for another source, or typed
 * in by staff.
 */
export const leadSources = ['site', 'door', ...typedInSources] as const;

export type LeadSource = (typeof leadSources)[number];

export const isTypedIn = (source: LeadSource): source is TypedInSource =>
  typedInSources.some((typedIn) => typedIn === source);

export const notTypedIn = (source: string) => `${source} IN ('site', 'door')`;

/** Ways to claim a lead: on its page, with the button in the office's mail, from a push message, or by answering it. */
export const claimWays = ['page', 'mail', 'push', 'answer'] as const;

export type ClaimWay = (typeof claimWays)[number];

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

export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type Utm = Partial<Record<(typeof utmFields)[number], string>>;
