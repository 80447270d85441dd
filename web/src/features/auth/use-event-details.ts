import { accountsContent } from '../../content/accounts';
import { deskContent } from '../../content/desk';
import { guideEditorContent } from '../../content/guide-editor';
import { imagesContent } from '../../content/images';
import { inboxContent } from '../../content/inbox';
import { leadFacts } from '../../content/lead-facts';
import { leadMailsContent } from '../../content/lead-mails';
import { officeVisitsContent } from '../../content/office-visits';
import { websiteFormsContent } from '../../content/website-forms';
import { formatTime } from '../../lib/format-time';
import { useContent, useLanguage } from '../../lib/language-context';
import type { Account } from '../../types/api';
import type { TrailEvent } from './merge-trails';

/** Returns the texts for the values of an event's details, by the detail's name. */
function useValueWords(accounts: Account[]): Record<string, Record<string, string>> {
  const { roles } = useContent(accountsContent).accounts;
  const audit = useContent(accountsContent).audit;
  const { statuses, kinds } = useContent(inboxContent);
  const { states } = useContent(officeVisitsContent);
  const { sources } = useContent(leadFacts).facts;
  const { mails } = useContent(leadMailsContent);
  const { fields, none } = useContent(deskContent).events;
  const guide = useContent(guideEditorContent);
  const { title, titleEs, category, placement, order, featured, altText, altTextEs } =
    useContent(imagesContent).form;
  const imageFields = {
    title,
    titleEs,
    category,
    placement,
    displayOrder: order,
    featured,
    altText,
    altTextEs,
  };
  const { groups } = useContent(websiteFormsContent);
  const guideFields = Object.entries(guide.fields).flatMap(([field, label]) => [
    [field, label],
    [`${field}Es`, guide.spanish(label)],
  ]);
  const people = Object.fromEntries(accounts.map(({ id, username }) => [id, username]));
  return {
    from: { ...statuses, ...roles },
    to: { ...statuses, ...roles, ...people, none },
    status: statuses,
    role: roles,
    kind: { ...kinds, ...guide.kinds, ...audit.notes },
    source: sources,
    mail: mails.kinds,
    recipient: { ...mails.recipients, ...audit.recipients },
    change: { ...states, ...audit.changes },
    fields: { ...Object.fromEntries(guideFields), ...imageFields, ...fields, ...audit.fields },
    cut: audit.cuts,
    reason: audit.reasons,
    via: audit.ways,
    decision: audit.decisions,
    parts: { ...groups, guide: audit.guide },
    address: mails.recipients,
    owner: { ...people, none },
    lostAndSpamMonths: { off: audit.off },
    allMonths: { off: audit.off },
  };
}

/** Returns whether a detail with this name is a time. */
const isTime = (name: string) => name === 'at' || name === 'sendAt';

/**
 * Returns a function that describes the details of an audit event. A code that has no text is shown unchanged, and a
 * detail that has no label is omitted. Failed sign-ins of the same hour, account and reason are one event, with their
 * number and the time and address of the last one.
 */
export function useEventDetails(accounts: Account[]): (details: TrailEvent['details']) => string[] {
  const { audit } = useContent(accountsContent);
  const language = useLanguage();
  const words = useValueWords(accounts);
  const say = (name: string, value: unknown) => {
    const known = audit.names[name];
    if (!known || value === '') return [];
    if (isTime(name)) return [`${known}: ${formatTime(String(value), language)}`];
    const codes = String(value).split(',');
    const said = codes.map((code) => words[name]?.[code] ?? audit.yesOrNo[code] ?? code);
    return [`${known}: ${[...new Set(said)].join(', ')}`];
  };
  return ({ count, lastAt, lastAddress = '', ...rest }) => {
    const others = Object.entries(rest).flatMap(([name, value]) => say(name, value));
    if (count === undefined) return others;
    if (lastAt === undefined) return [...others, ...say('count', count)];
    const times = Number(count).toLocaleString(language);
    return [...others, audit.times(times, formatTime(String(lastAt), language), String(lastAddress))];
  };
}
