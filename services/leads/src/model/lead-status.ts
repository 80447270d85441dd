/** Where a lead stands with the office; what looks like spam starts there. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost', 'spam'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export const leadKinds = ['quote', 'contact'] as const;

export type LeadKind = (typeof leadKinds)[number];
