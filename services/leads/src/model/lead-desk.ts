/** How a lead reaches the firm: through a form of the site, or typed in by staff (D5). */
export const leadSources = ['site', 'call', 'walk-in', 'referral', 'other'] as const;

export type LeadSource = (typeof leadSources)[number];

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
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

/** The campaign fields of the address that led a visitor here (D17). */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type Utm = Partial<Record<(typeof utmFields)[number], string>>;
