import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

const zone = 'America/New_York';

/**
 * A visit in a calendar. Its `UID` is made from `id`, so that calendar programs recognize later versions of the visit.
 */
interface CalendarVisit {
  id: string;
  sequence: number;
  date: string;
  starts: string;
  ends: string;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
}

interface Invitation extends CalendarVisit {
  organizer: { name: string; address: string };
  attendee: string;
}

/** Returns the calendar part of a mail, with which calendar programs add, change or remove a visit (RFC 5546). */
export function invitationFor(visit: Invitation, method: 'REQUEST' | 'CANCEL'): string {
  const { organizer, attendee } = visit;
  const calendar = emptyCalendar(ICalCalendarMethod[method]);
  const isCancelled = method === 'CANCEL';
  calendar.createEvent({
    ...eventOf(visit, new Date()),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    attendees: [
      {
        email: attendee,
        rsvp: false,
        role: ICalAttendeeRole.REQ,
        status: isCancelled ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
      },
    ],
  });
  return calendar.toString();
}

const hourSeconds = 3_600;

/**
 * Returns a calendar that programs fetch again each hour. Its time stamps come from the visits, so the same visits give
 * the same text.
 */
export function calendarFeed(
  name: string,
  visits: ReadonlyArray<CalendarVisit & { changedAt: Date }>,
): string {
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH).name(name).ttl(hourSeconds);
  for (const visit of visits)
    calendar.createEvent({ ...eventOf(visit, visit.changedAt), status: ICalEventStatus.CONFIRMED });
  return calendar.toString();
}

/**
 * Makes an empty calendar. The calendar has no time zone: time stamps are in UTC, and each event names its own zone.
 */
function emptyCalendar(method: ICalCalendarMethod): ICalCalendar {
  const [block] = tzlib_get_ical_block(zone);
  return ical({
    prodId: { company: 'Sandhill Grounds', product: 'Visits', language: 'EN' },
    method,
    timezone: { name: null, generator: () => block ?? null },
  });
}

const eventOf = (visit: CalendarVisit, stamp: Date): ICalEventData => ({
  id: `visit-${visit.id}`,
  sequence: visit.sequence,
  stamp,
  timezone: zone,
  start: `${visit.date}T${visit.starts}:00`,
  end: `${visit.date}T${visit.ends}:00`,
  summary: visit.summary,
  description: visit.description,
  location: visit.location,
  url: visit.url,
});
