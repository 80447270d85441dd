/** Swedish writes a moment as a sheet reads it: 2026-11-21 08:05:12. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment by the office's clock, as a spreadsheet understands it. */
export function sheetTime(moment: Date): string {
  return format.format(moment);
}
