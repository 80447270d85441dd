const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The date in New York, `YYYY-MM-DD`. */
export function officeDay(date: Date): string {
  return format.format(date);
}
