import { GripVertical, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { leadAddress } from '../../../config/admin-addresses';
import { officeVisitsContent } from '../../../content/office-visits';
import { useServiceName } from '../../../hooks/use-service-name';
import { useContent, useLanguage } from '../../../lib/language-context';
import { mapAddress } from '../../../lib/map-address';
import { formatVisitHours, isToCome } from '../../../lib/visit-time';
import type { OfficeVisit, OfficeVisits } from '../../../types/api';
import { dialled } from '../components/lead-facts';
import { startDrag } from './dragged-visit';
import { useChangeVisitMutation } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';
import { CancelVisit, VisitReports } from './visit-actions';
import { VisitArrangement } from './visit-arrangement';

interface VisitRowProps {
  visit: OfficeVisit;
  people: OfficeVisits['people'];
  onMoved?: () => void;
}

/**
 * Note for a visit that does not fit the visit windows, because the windows were changed. A button keeps the visit; the
 * selects below can move it.
 */
function Unfit({ visit }: { visit: OfficeVisit }) {
  const content = useContent(officeVisitsContent);
  const attempt = useVisitAttempt();
  const [change, { isLoading }] = useChangeVisitMutation();
  const keep = () =>
    void attempt(change({ id: visit.id, isKept: true }).unwrap(), { failed: content.failed });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-glow-soft text-ink px-3.5 py-2">
      <span>{content.unfit}</span>
      <Button variant="outline" className="print:hidden" disabled={isLoading} onClick={keep}>
        {content.keepIt}
      </Button>
    </div>
  );
}

export function VisitRow({ visit, people, onMoved }: VisitRowProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const { lead, state } = visit;
  const isOpen = isToCome(visit);
  return (
    <article className="space-y-3 rounded-2xl border border-line p-4 print:break-inside-avoid print:space-y-1 print:rounded-none print:border-0 print:border-b print:px-0 print:py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        {isOpen && (
          <span
            draggable
            aria-hidden
            title={content.drag}
            onDragStart={(event) => startDrag(event, visit)}
            className="-ml-2 hidden cursor-grab self-stretch py-1 text-ink-soft hover:text-primary md:block pointer-coarse:hidden print:hidden"
          >
            <GripVertical className="size-6" />
          </span>
        )}
        <div className="min-w-0 grow">
          <h4
            tabIndex={-1}
            data-visit={visit.id}
            className="text-lg font-semibold wrap-anywhere outline-none"
          >
            {formatVisitHours(visit, language)} · {lead.name}
          </h4>
          <p className="text-ink-soft">{lead.services.map(serviceName).join(', ') || content.noService}</p>
        </div>
        <span className="rounded-full bg-band px-3 py-1 text-sm font-medium">{content.states[state]}</span>
      </div>
      {!visit.fits && <Unfit visit={visit} />}
      <div className="flex flex-wrap gap-3">
        {lead.address && (
          <a
            href={mapAddress(lead.address)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline')}
          >
            <MapPin aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{lead.address}</span>
          </a>
        )}
        {lead.phone && (
          <a href={dialled(lead.phone)} className={buttonClass('outline')}>
            <Phone aria-hidden className="size-5" />
            {lead.phone}
          </a>
        )}
        <Link to={leadAddress(lead.reference)} className={buttonClass('quiet')}>
          {lead.reference}
        </Link>
      </div>
      {isOpen && (
        <>
          <p className="hidden print:block">
            {content.person}: {people.find(({ id }) => id === visit.personId)?.username ?? content.noOne}
          </p>
          <div className="print:hidden">
            <VisitArrangement visit={visit} people={people} onMoved={onMoved} />
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <VisitReports visit={visit} />
            <CancelVisit visit={visit} />
          </div>
        </>
      )}
      {state === 'done' && (
        <p className="print:hidden">
          <Link to={leadAddress(lead.reference)} className={buttonClass('outline')}>
            {content.nextStep}
          </Link>
        </p>
      )}
    </article>
  );
}
