/** Business hours after which the office, then the fallback email address, is reminded of an unanswered lead. */
export const reminderHours = { office: 8, fallback: 24 } as const;
