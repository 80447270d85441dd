/** The office's progress with a lead. Suspected spam starts as `spam`, all other leads as `new`. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost', 'spam'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export const leadKinds = ['quote', 'contact'] as const;

export type LeadKind = (typeof leadKinds)[number];
