import ICAL from 'ical.js';

interface CalendarEvent {
  method: string;
  uid: string;
  sequence: number;
  start: string;
}

/** Parses the calendar part of a mail with a library other than the one that made it, and checks the format. */
export function calendarOf(raw: string): CalendarEvent {
  const part = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(raw);
  const head = part?.[0].split('\r\n\r\n')[0] ?? '';
  const body = part?.[1] ?? '';
  const text = decoded(body, /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]);
  expectFolded(text);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component as ICAL.Component);
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('America/New_York');
  expect(String(component?.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
  expect(component?.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence ?? 0,
    start: String(event.startDate),
  };
}

function decoded(body: string, encoding?: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/**
 * Returns the events of a calendar that has received these mails: the newest version of each event, without canceled
 * events.
 */
export function calendarAfter(mails: readonly CalendarEvent[]): Map<string, CalendarEvent> {
  const newest = new Map<string, CalendarEvent>();
  for (const mail of mails)
    if ((newest.get(mail.uid)?.sequence ?? -1) < mail.sequence) newest.set(mail.uid, mail);
  for (const [uid, { method }] of newest) if (method === 'CANCEL') newest.delete(uid);
  return newest;
}

/** Checks that every line ends as RFC 5545 requires and is at most 75 bytes long. */
export function expectFolded(calendar: string): void {
  for (const line of calendar.trimEnd().split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n', '')).not.toContain('\n');
}
