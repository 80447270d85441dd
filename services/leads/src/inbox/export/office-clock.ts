/** Spreadsheets parse the Swedish format: 2026-11-21 08:05:12. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export function sheetTime(date: Date): string {
  return format.format(date);
}
