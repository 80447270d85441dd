import { deskContent } from '../../content/desk';
import { inboxContent } from '../../content/inbox';
import { formatDay } from '../../lib/format-time';
import { useContent, useLanguage } from '../../lib/language-context';
import type { Lead, LeadEvent, LostReason } from '../../types/api';
import { useGetStaffQuery } from './api/desk-api';
import { useServiceName } from './components/lead-row';
import { formatDollars } from './money';

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(', ') : typeof value === 'string' ? value : '';

/** Says what an event changed. */
export function useEventWords(): (event: LeadEvent) => string {
  const { events, next } = useContent(deskContent);
  const { statuses } = useContent(inboxContent);
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
    released: () => events.released,
    owner_changed: ({ to }) => events.owner(who(to)),
    follow_up_changed: ({ to }) => events.followUp(day(to)),
    corrected: changed,
    value_changed: changed,
    step_taken: ({ step }) => events.step(String(step ?? '')),
    binned: () => events.binned,
    restored: () => events.restored,
  };
  return ({ kind, details }) => words[kind]?.(details) ?? events.other;
}
