const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

const minutesPerHour = 60;

/** A time at the office: the day as `YYYY-MM-DD`, and the minutes since its midnight by New York's clocks. */
export function officeMinute(date: Date): { day: string; minutes: number } {
  const [day = '', time = ''] = newYork.format(date).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day, minutes: hour * minutesPerHour + minute };
}
