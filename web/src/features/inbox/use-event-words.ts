import { deskContent } from '../../content/desk';
import { inboxContent } from '../../content/inbox';
import { urgencyContent } from '../../content/urgency';
import { formatDay } from '../../lib/format-time';
import type { Language } from '@sandhill/company/language.js';
import { useServiceName } from '../../hooks/use-service-name';
import { useContent, useLanguage } from '../../lib/language-context';
import { formatVisitTime } from '../../lib/visit-time';
import type { Lead, LeadEvent, LostReason, Urgency } from '../../types/api';
import { useGetStaffQuery } from '../../lib/staff-names';
import { formatDollars } from './money';

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(', ') : typeof value === 'string' ? value : '';

function visitTime({ date, starts, ends }: LeadEvent['details'], language: Language): string {
  return formatVisitTime({ date: text(date), starts: text(starts), ends: text(ends) }, language);
}

export function useEventWords(): (event: LeadEvent) => string {
  const { events, next } = useContent(deskContent);
  const { statuses } = useContent(inboxContent);
  const urgent = useContent(urgencyContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const { data: staff } = useGetStaffQuery();

  const statusName = (value: unknown) => statuses[value as Lead['status']] ?? text(value);
  const day = (value: unknown) =>
    text(value) ? formatDay(text(value).slice(0, 10), language) : events.noDay;
  const who = (value: unknown) =>
    text(value) ? (staff?.find(({ id }) => id === value)?.username ?? text(value)) : events.none;
  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return events.empty;
    if (typeof value === 'number') return formatDollars(value, language);
    if (field === 'lostReason') return next.reasons[value as LostReason] ?? text(value);
    if (field === 'services')
      return [value]
        .flat()
        .map((id) => serviceName(text(id)))
        .join(', ');
    return text(value);
  };
  const changed = ({ field, from, to }: LeadEvent['details']) => {
    const name = text(field);
    return events.corrected(events.fields[name] ?? name, valueOf(name, from), valueOf(name, to));
  };
  const words: Record<string, (details: LeadEvent['details']) => string> = {
    created: () => events.created,
    status_changed: ({ from, to }) => events.status(statusName(from), statusName(to)),
    claimed: () => events.claimed,
    released: ({ because }) => (because === 'unanswered' ? events.unanswered : events.released),
    owner_changed: ({ to }) => events.owner(who(to)),
    follow_up_changed: ({ to }) => events.followUp(day(to)),
    corrected: changed,
    value_changed: changed,
    step_taken: ({ step, ladder }) => {
      const steps = { urgent: events.urgentSteps, waiting: events.waitingSteps, photos: [events.photosTold] };
      const told = (steps as Record<string, string[]>)[text(ladder)];
      return told ? (told[Number(step) - 1] ?? events.other) : events.step(String(step ?? ''));
    },
    waits_again: () => events.waitsAgain,
    photos_added: ({ count }) => events.photosAdded(Number(count ?? 0)),
    text_opened: () => events.textOpened,
    answered_elsewhere: () => events.answeredElsewhere,
    auto_replied: ({ subject }) => events.autoReplied(text(subject)),
    mail_bounced: ({ status }) =>
      text(status).startsWith('5.1.') ? events.noSuchAddress : events.mailBounced(text(status)),
    mails_left: () => events.mailsLeft,
    answer_held: () => events.answerHeld,
    urgent: ({ urgency }) => events.urgent(urgent.reasons[urgency as Urgency] ?? ''),
    binned: () => events.binned,
    restored: () => events.restored,
  };
  return ({ kind, details }) =>
    words[kind]?.(details) ??
    events.visits[kind]?.(visitTime(details, language), text(details['person'])) ??
    events.other;
}
