import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/ui/button';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { urgencyContent } from '../../../content/urgency';
import { localizedPath } from '../../../config/paths';
import { useServiceName } from '../../../hooks/use-service-name';
import { formatTime } from '../../../lib/format-time';
import { useGetGuideNamesQuery } from '../../../lib/guide-names';
import { useContent, useLanguage } from '../../../lib/language-context';
import { mapAddress } from '../../../lib/map-address';
import type { LeadDetail } from '../../../types/api';

/** Returns the phone link for a number, without its separators. */
export const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

function MailLink({ email, reference }: { email: string; reference: string }) {
  const content = useContent(inboxContent);
  const [mailbox, domain] = email.split(/@(?=[^@]*$)/);
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`}
      className={buttonClass('outline', 'min-w-0 max-sm:px-4!')}
    >
      <Mail aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">{content.write} </span>
      <span className="min-w-0 wrap-anywhere">
        {mailbox}@<wbr />
        {domain}
      </span>
    </a>
  );
}

export function LeadContact({ lead }: { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {lead.phone && (
        <a href={dialled(lead.phone)} className={buttonClass('primary')}>
          <Phone aria-hidden className="size-5" />
          <span className="sr-only">{content.call} </span>
          {lead.phone}
        </a>
      )}
      {lead.email && <MailLink email={lead.email} reference={lead.reference} />}
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

/** CSS class for facts that are only printed, because the screen shows them in the buttons of `LeadContact`. */
const onPaper = 'hidden print:block';

const linkClass = 'text-link underline underline-offset-4';

function Address({ address }: { address: string | null }) {
  const { facts } = useContent(deskContent);
  if (!address) return null;
  return (
    <>
      {address}{' '}
      <a href={mapAddress(address)} target="_blank" rel="noreferrer" className={`${linkClass} print:hidden`}>
        {facts.map}
      </a>
    </>
  );
}

/** Links to the guide pages that a visitor came from. An entry that is not published is shown by its slug. */
function GuideLinks({ slugs }: { slugs: readonly string[] }) {
  const { data: entries = [] } = useGetGuideNamesQuery(undefined, { skip: slugs.length === 0 });
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-x-4">
      {slugs.map((slug) => {
        const entry = entries.find((each) => each.slug === slug);
        return (
          <li key={slug}>
            {entry ? (
              <a
                href={localizedPath(guidePath(entry), language)}
                target="_blank"
                rel="noreferrer"
                className={linkClass}
              >
                {entry.name[language]}
              </a>
            ) : (
              slug
            )}
          </li>
        );
      })}
    </ul>
  );
}

const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  const { facts } = useContent(deskContent);
  const urgent = useContent(urgencyContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const area = lead.areaMatch && content.areas[lead.areaMatch](lead.areaName ?? '');
  const campaign = utmFields.flatMap((field) => lead.utm?.[field] ?? []).join(' · ');
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 print:grid-cols-3 print:gap-2">
      <Fact label={content.phone} text={lead.phone} className={onPaper} />
      <Fact label={content.email} text={lead.email} className={`${onPaper} wrap-anywhere`} />
      <Fact
        label={urgent.cannotWait}
        text={lead.urgency && urgent.reasons[lead.urgency]}
        className="text-alert"
      />
      <Fact label={content.received} text={formatTime(lead.createdAt, language)} />
      <Fact label={content.services} text={lead.services.map(serviceName).join(', ')} />
      <Fact label={content.subject} text={lead.subject} />
      <Fact
        label={content.address}
        text={lead.address && <Address address={lead.address} />}
        className="col-span-2"
      />
      <Fact label={content.area} text={area} />
      <Fact label={content.language} text={content.languages[lead.language]} />
      {lead.source !== 'site' && (
        <Fact label={facts.source} text={lead.doorName ?? facts.sources[lead.source]} />
      )}
      <Fact
        label={facts.cameFrom}
        text={lead.guide.length > 0 && <GuideLinks slugs={lead.guide} />}
        className="col-span-2"
      />
      <Fact label={content.page} text={lead.page} className="wrap-anywhere" />
      {lead.firstPage !== lead.page && (
        <Fact label={facts.firstPage} text={lead.firstPage} className="wrap-anywhere" />
      )}
      <Fact label={facts.referrer} text={lead.referrerHost} className="wrap-anywhere" />
      <Fact label={facts.campaign} text={campaign} className="wrap-anywhere" />
      <Fact label={facts.heardFrom} text={lead.heardFrom} className="wrap-anywhere" />
    </dl>
  );
}
