/** Reasons why a visitor cannot wait (N2). */
export const urgencies = ['water', 'tree', 'blocked', 'electric', 'other'] as const;

export type Urgency = (typeof urgencies)[number];

/** Whether somebody still has to say that they have an urgent lead. */
export const isUrgent = ({
  urgentSince,
  urgentTakenAt,
}: {
  urgentSince: Date | null;
  urgentTakenAt: Date | null;
}) => urgentSince !== null && urgentTakenAt === null;
