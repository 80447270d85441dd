/** After how many business hours an unanswered lead reminds the office, then the fallback address (decision L13). */
export const reminderHours = { office: 8, fallback: 24 } as const;
