import { officeDay } from '@sandhill/company/office-day.js';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import QrCode from '../../../components/ui/qr-code';
import { briefContent } from '../../../content/brief';
import { briefQuestions } from '../../../content/brief-questions';
import { useServiceName } from '../../../hooks/use-service-name';
import { formatDay, formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetLeadVisitsQuery } from '../../../lib/lead-api';
import { mapAddress, scannedMapAddress } from '../../../lib/map-address';
import { profile } from '../../../lib/site';
import { formatVisitTime, isToCome } from '../../../lib/visit-time';
import type { LeadDetail } from '../../../types/api';
import { questionsFor } from '../questions-for';
import { sheetScale } from '../sheet-scale';
import { max, shownMessage, shownNotes, shownPhotos } from '../sheet-texts';
import { SheetPhoto } from './sheet-photo';

interface SheetProps {
  lead: LeadDetail;
}

function Part({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="border-b border-line font-sans text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Facts({ lead }: SheetProps) {
  const content = useContent(briefContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const { data } = useGetLeadVisitsQuery(lead.id);
  const visit = data?.visits.find(isToCome);
  const rows: [string, string | null | undefined][] = [
    [content.visit, visit && formatVisitTime(visit, language)],
    [content.services, lead.services.map(serviceName).join(', ')],
    [content.subject, lead.subject],
    [content.area, lead.areaName],
    [content.phone, lead.phone],
    [content.email, lead.email],
    [content.language, content.languages[lead.language]],
    [content.owner, lead.owner?.username],
    [content.received, formatTime(lead.createdAt, language)],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2 print:gap-y-1">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-soft print:text-xs">{label}</dt>
              <dd className="font-medium wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Place({ address }: { address: string | null }) {
  const content = useContent(briefContent);
  if (!address) return <p className="font-semibold">{content.noAddress}</p>;
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft print:text-xs">{content.address}</p>
        <p className="text-lg leading-snug font-semibold wrap-anywhere">{address}</p>
        <a
          href={mapAddress(address)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4 print:hidden"
        >
          {content.map}
        </a>
      </div>
      <figure className="w-28 shrink-0 text-center print:w-[25mm]">
        <QrCode text={scannedMapAddress(address)} label={content.scan} />
        <figcaption className="text-xs text-ink-soft">{content.scan}</figcaption>
      </figure>
    </div>
  );
}

function Told({ notes }: Pick<LeadDetail, 'notes'>) {
  const content = useContent(briefContent);
  const language = useLanguage();
  const { shown, moreCount } = shownNotes(notes);
  if (shown.length === 0) return null;
  return (
    <Part title={content.told}>
      <ul className="mt-1 space-y-1 print:text-sm">
        {shown.map(({ id, kind, author, text, createdAt }) => {
          const by = kind === 'call' ? content.called : content.noted;
          return (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium">{text}</span>{' '}
              <span className="text-sm text-ink-soft print:text-xs">
                {by(author, formatDay(officeDay(Date.parse(createdAt)), language))}
              </span>
            </li>
          );
        })}
      </ul>
      {moreCount > 0 && <p className="text-sm text-ink-soft print:text-xs">{content.moreTold(moreCount)}</p>}
    </Part>
  );
}

function Message({ lead: { message, language } }: SheetProps) {
  const content = useContent(briefContent);
  if (!message) return null;
  const { text, isCut } = shownMessage(message);
  return (
    <Part title={content.message}>
      <p lang={language} className="mt-1 break-words whitespace-pre-line print:text-sm print:leading-snug">
        {text}
      </p>
      {isCut && <p className="text-sm text-ink-soft print:text-xs">{content.more}</p>}
    </Part>
  );
}

function Photos({ photos }: Pick<LeadDetail, 'photos'>) {
  const content = useContent(briefContent);
  const { shown, moreCount } = shownPhotos(photos);
  if (shown.length === 0) return null;
  return (
    <Part title={content.photos}>
      <ul className="mt-1.5 grid grid-cols-3 gap-2 sm:grid-cols-5 print:grid-cols-5 print:gap-1.5">
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <SheetPhoto photo={photo} number={index + 1} />
          </li>
        ))}
      </ul>
      {moreCount > 0 && (
        <p className="text-sm text-ink-soft print:text-xs">{content.morePhotos(moreCount)}</p>
      )}
    </Part>
  );
}

function Earlier({ leads }: { leads: LeadDetail['earlier'] }) {
  const content = useContent(briefContent);
  const language = useLanguage();
  if (leads.length === 0) return null;
  return (
    <Part title={content.earlier}>
      <ul className="mt-1 print:text-sm">
        {leads.slice(0, max.earlier).map(({ id, reference, status, createdAt, name }) => (
          <li key={id} className="break-words">
            {reference}, {content.statuses[status]}, {formatDay(officeDay(Date.parse(createdAt)), language)}:{' '}
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Questions({ services }: Pick<LeadDetail, 'services'>) {
  const content = useContent(briefContent);
  const language = useLanguage();
  return (
    <Part title={content.questions}>
      <ol className="mt-1 grid list-inside list-decimal gap-x-6 sm:grid-cols-2 print:grid-cols-2">
        {questionsFor(services, briefQuestions[language]).map((question) => (
          <li
            key={question}
            className="border-b border-dotted border-control pb-6 print:pb-[6mm] print:text-sm"
          >
            {question}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The brief, a printed summary of a lead for the crew, which fits on one Letter page. */
export function Sheet({ lead }: SheetProps) {
  const content = useContent(briefContent);
  const language = useLanguage();
  const [now] = useState(() => new Date().toISOString());
  return (
    <article
      style={{ '--sheet-scale': sheetScale(lead) } as CSSProperties}
      className="brief-sheet mx-auto max-w-3xl space-y-4 rounded-2xl border border-line p-4 sm:p-6 print:flex print:max-w-none print:flex-col print:gap-[3mm] print:space-y-0 print:overflow-hidden print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-primary pb-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft print:text-xs">
            {profile.name} · {content.kinds[lead.kind]}
          </p>
          <h2 className="text-heading wrap-anywhere">{lead.name}</h2>
        </div>
        <p className="text-right">
          <span className="block text-lg font-semibold">{lead.reference}</span>
          <span className="block text-sm text-ink-soft print:text-xs">
            {content.printed(formatTime(now, language))}
          </span>
        </p>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-[1.4fr_1fr]">
        <Facts lead={lead} />
        <Place address={lead.address} />
      </div>
      <Message lead={lead} />
      <Told notes={lead.notes} />
      <Photos photos={lead.photos} />
      <Earlier leads={lead.earlier} />
      <Questions services={lead.services} />
      <Part title={content.notes} className="min-h-24 flex-1 print:min-h-0">
        <div aria-hidden className="brief-lines h-24 print:h-full" />
      </Part>
    </article>
  );
}
