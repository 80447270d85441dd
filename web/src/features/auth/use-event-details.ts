import { accountsContent } from '../../content/accounts';
import { deskContent } from '../../content/desk';
import { inboxContent } from '../../content/inbox';
import { leadFacts } from '../../content/lead-facts';
import { leadMailsContent } from '../../content/lead-mails';
import { officeVisitsContent } from '../../content/office-visits';
import { formatTime } from '../../lib/format-time';
import { useContent, useLanguage } from '../../lib/language-context';
import type { Account } from '../../types/api';
import type { TrailEvent } from './merge-trails';

/** Returns the words for values of details, by the detail's name. */
function useValueWords(accounts: Account[]): Record<string, Record<string, string>> {
  const { roles } = useContent(accountsContent).accounts;
  const { changes, reasons } = useContent(accountsContent).audit;
  const { statuses, kinds } = useContent(inboxContent);
  const { states } = useContent(officeVisitsContent);
  const { sources } = useContent(leadFacts).facts;
  const { mails } = useContent(leadMailsContent);
  const { fields, none } = useContent(deskContent).events;
  const people = Object.fromEntries(accounts.map(({ id, username }) => [id, username]));
  return {
    from: { ...statuses, ...roles },
    to: { ...statuses, ...roles, ...people, none },
    status: statuses,
    role: roles,
    kind: kinds,
    source: sources,
    mail: mails.kinds,
    change: { ...states, ...changes },
    fields,
    reason: reasons,
  };
}

/**
 * Returns a function that says the details of an event. A code without words stays a code. Failed sign-ins of the same
 * hour, account and reason are one event, with their number and the time and address of the last one.
 */
export function useEventDetails(accounts: Account[]): (details: TrailEvent['details']) => string[] {
  const { audit } = useContent(accountsContent);
  const language = useLanguage();
  const words = useValueWords(accounts);
  const say = (name: string, value: unknown) => {
    const codes = String(value).split(',');
    return `${audit.names[name] ?? name}: ${codes.map((code) => words[name]?.[code] ?? code).join(', ')}`;
  };
  return ({ count, lastAt, lastAddress = '', ...rest }) => {
    const others = Object.entries(rest).map(([name, value]) => say(name, value));
    if (count === undefined) return others;
    if (lastAt === undefined) return [...others, say('count', count)];
    const times = Number(count).toLocaleString(language);
    return [...others, audit.times(times, formatTime(String(lastAt), language), String(lastAddress))];
  };
}
