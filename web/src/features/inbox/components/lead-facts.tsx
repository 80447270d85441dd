import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/ui/button';
import { inboxContent } from '../../../content/inbox';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';
import { useServiceName } from './lead-row';

/** The part of a phone number that is dialled. */
const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The ways to answer: a call and a mail whose subject holds the reference. */
export function LeadContact({ lead }: { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  const mail = `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(lead.reference)}`;
  return (
    <div className="flex flex-wrap gap-3">
      {lead.phone && (
        <a href={dialled(lead.phone)} className={buttonClass('primary')}>
          <Phone aria-hidden className="size-5" />
          <span className="sr-only">{content.call} </span>
          {lead.phone}
        </a>
      )}
      <a href={mail} className={buttonClass('outline', 'min-w-0 break-all')}>
        <Mail aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">{content.write} </span>
        {lead.email}
      </a>
    </div>
  );
}

/** Everything that came with the form, but message and photos. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const area = lead.areaMatch && content.areas[lead.areaMatch](lead.areaName ?? '');
  const facts: [string, ReactNode][] = [
    [content.received, formatTime(lead.createdAt, language)],
    [content.services, lead.services.map(serviceName).join(', ')],
    [content.subject, lead.subject],
    [content.address, lead.address],
    [content.area, area],
    [content.language, content.languages[lead.language]],
    [content.page, lead.page],
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {facts
        .filter(([, text]) => Boolean(text))
        .map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium break-words">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
