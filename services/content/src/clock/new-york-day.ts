const inNewYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The calendar day in New York, such as `2026-12-31`: pages that depend on the date change with it. */
export const newYorkDay = (at: Date): string => inNewYork.format(at);
