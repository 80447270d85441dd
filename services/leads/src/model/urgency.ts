export const urgencies = ['water', 'tree', 'blocked', 'electric', 'other'] as const;

export type Urgency = (typeof urgencies)[number];

/** Whether a lead is urgent and no one has claimed it since it became urgent. */
export const isUrgent = ({
  urgentSince,
  urgentTakenAt,
}: {
  urgentSince: Date | null;
  urgentTakenAt: Date | null;
}) => urgentSince !== null && urgentTakenAt === null;
