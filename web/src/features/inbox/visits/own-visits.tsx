import { MapPin, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { officeVisitsContent } from '../../../content/office-visits';
import { useServiceName } from '../../../hooks/use-service-name';
import { useContent, useLanguage } from '../../../lib/language-context';
import { mapAddress } from '../../../lib/map-address';
import { formatVisitTime } from '../../../lib/visit-time';
import type { OwnVisit } from '../../../types/api';
import { dialled } from '../components/lead-facts';
import { useGetOwnVisitsQuery } from './office-visits-api';
import { VisitReports } from './visit-actions';

function OneVisit({ visit }: { visit: OwnVisit }) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const { name, address, phone, services, message, photos, state } = visit;
  return (
    <article className="space-y-3 rounded-2xl border border-line p-4 sm:p-5 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="text-heading first-letter:uppercase">{formatVisitTime(visit, language)}</h2>
        <span className="rounded-full bg-band px-3 py-1 text-sm font-medium">{content.states[state]}</span>
      </div>
      <p className="text-lg font-semibold wrap-anywhere">{name}</p>
      <p className="text-ink-soft">{services.map(serviceName).join(', ') || content.noService}</p>
      <div className="flex flex-wrap gap-3">
        {address && (
          <a href={mapAddress(address)} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
            <MapPin aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </a>
        )}
        {phone && (
          <a href={dialled(phone)} className={buttonClass('outline')}>
            <Phone aria-hidden className="size-5" />
            {phone}
          </a>
        )}
      </div>
      {message && <p className="reading-width break-words whitespace-pre-line">{message}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ url, width, height }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  width={width}
                  height={height}
                  alt={content.photo(index + 1)}
                  loading="lazy"
                  className="size-24 rounded-xl object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <VisitReports visit={visit} isCrew />
      </div>
    </article>
  );
}

export function OwnVisits() {
  const content = useContent(officeVisitsContent);
  const { data, isLoading, refetch } = useGetOwnVisitsQuery();
  // Refetches whenever the page becomes visible, because crew members get no events and a phone may keep the page open
  // for days.
  useEffect(() => {
    const look = () => void (document.hidden || refetch());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  if (isLoading) return <Skeleton className="h-96" />;
  if (!data) return <Notice title={content.notLoaded} onRetry={() => void refetch()} />;
  if (data.visits.length === 0) return <Notice title={content.noneOfYours} />;
  return (
    <div className="space-y-4">
      {data.visits.map((visit) => (
        <OneVisit key={visit.id} visit={visit} />
      ))}
    </div>
  );
}
