/** Format of times, such as 2026-11-21 08:05:12. It is the Swedish format, which spreadsheets can parse. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export function sheetTime(date: Date): string {
  return format.format(date);
}
