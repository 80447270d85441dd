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
  const [mailbox, domain] = lead.email.split(/@(?=[^@]*$)/);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {lead.phone && (
        <a href={dialled(lead.phone)} className={buttonClass('primary')}>
          <Phone aria-hidden className="size-5" />
          <span className="sr-only">{content.call} </span>
          {lead.phone}
        </a>
      )}
      <a href={mail} className={buttonClass('outline', 'min-w-0 max-sm:px-4!')}>
        <Mail aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">{content.write} </span>
        <span className="min-w-0 wrap-anywhere">
          {mailbox}@<wbr />
          {domain}
        </span>
      </a>
    </div>
  );
}

function Fact({ label, text, className }: { label: string; text: ReactNode; className?: string }) {
  if (!text) return null;
  return (
    <div className={className}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium break-words">{text}</dd>
    </div>
  );
}

/** On the screen the buttons of `LeadContact` say it. */
const onPaper = 'hidden print:block';

/** Everything that came with the form, but message and photos. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const area = lead.areaMatch && content.areas[lead.areaMatch](lead.areaName ?? '');
  return (
    <dl className="grid gap-4 sm:grid-cols-2 print:grid-cols-3 print:gap-2">
      <Fact label={content.phone} text={lead.phone} className={onPaper} />
      <Fact label={content.email} text={lead.email} className={`${onPaper} wrap-anywhere`} />
      <Fact label={content.received} text={formatTime(lead.createdAt, language)} />
      <Fact label={content.services} text={lead.services.map(serviceName).join(', ')} />
      <Fact label={content.subject} text={lead.subject} />
      <Fact label={content.address} text={lead.address} />
      <Fact label={content.area} text={area} />
      <Fact label={content.language} text={content.languages[lead.language]} />
      <Fact label={content.page} text={lead.page} />
    </dl>
  );
}
