import { ArrowLeft, Printer } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { tabAddress } from '../../../config/admin-addresses';
import { commonContent } from '../../../content/common';
import { inboxContent } from '../../../content/inbox';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';
import { useChangeLeadMutation, useGetLeadQuery } from '../api/inbox-api';
import { leadStatuses } from '../lead-filter';
import { useLeadAttempt } from '../use-lead-attempt';
import { DeleteLead } from './delete-lead';
import { EraseLead } from './erase-lead';
import { LeadContact, LeadFacts } from './lead-facts';
import { LeadMails } from './lead-mails';
import { LeadNotes } from './lead-notes';
import { LeadPhotos } from './lead-photos';
import { LeadAge } from './lead-row';

function StatusField({ lead }: { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  const id = useId();
  const attempt = useLeadAttempt();
  const [changeLead, { isLoading }] = useChangeLeadMutation();
  const change = (status: LeadDetail['status']) =>
    attempt(changeLead({ id: lead.id, status }).unwrap(), {
      done: content.statusChanged,
      failed: content.statusFailed,
    });
  return (
    <SelectField
      id={id}
      label={content.status}
      className="w-full sm:w-48 print:hidden"
      control={{
        value: lead.status,
        disabled: isLoading,
        onChange: (event) => void change(event.target.value as LeadDetail['status']),
      }}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {content.statuses[status]}
        </option>
      ))}
    </SelectField>
  );
}

interface LeadViewProps {
  reference: string;
  isAdmin: boolean;
  /** Of the list with its filters. */
  listAddress: string;
  /** The lead was opened from the list, to which `onClose` goes back. */
  isFromList: boolean;
  onClose: () => void;
  /** The lead was deleted or erased. */
  onGone: () => void;
}

function WholeLead({ lead, isAdmin, onGone }: LeadViewProps & { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] print:block print:space-y-4">
      <article className="space-y-5 rounded-2xl border border-line p-4 sm:p-5 print:space-y-4 print:border-0 print:p-0">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <p className="text-ink-soft">
              {content.kinds[lead.kind]} · {lead.reference}
            </p>
            <h2 className="text-title break-words print:text-heading">{lead.name}</h2>
            <span className="print:hidden">
              <LeadAge lead={lead} />
            </span>
          </div>
          <p className="hidden font-medium print:block">
            {content.status}: {content.statuses[lead.status]}
          </p>
          <StatusField lead={lead} />
        </div>
        <LeadContact lead={lead} />
        <LeadFacts lead={lead} />
        <div>
          <h3 className="text-lg">{content.message}</h3>
          <p lang={lead.language} className="reading-width mt-1 break-words whitespace-pre-line">
            {lead.message}
          </p>
        </div>
        <LeadPhotos photos={lead.photos} photosNotKept={lead.photosNotKept} />
        {isAdmin && (
          <div className="flex flex-wrap gap-3 border-t border-line pt-4 print:hidden">
            <DeleteLead id={lead.id} onDeleted={onGone} />
            <EraseLead id={lead.id} onErased={onGone} />
          </div>
        )}
      </article>
      <div className="space-y-6">
        <LeadNotes leadId={lead.id} notes={lead.notes} />
        <LeadMails leadId={lead.id} mails={lead.notifications} />
      </div>
    </div>
  );
}

/** For a reference that names no lead: mistyped, in the bin, or erased. */
function NoLead({ reference, isAdmin, listAddress }: LeadViewProps) {
  const { noLead, ...content } = useContent(inboxContent);
  return (
    <Notice title={noLead.title(reference)} text={isAdmin ? noLead.textForAdministrators : noLead.text}>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={listAddress} replace className={buttonClass('outline')}>
          {noLead.toList}
        </Link>
        {isAdmin && (
          <Link
            to={{ search: '?bin=true', pathname: tabAddress('leads') }}
            className={buttonClass('outline')}
          >
            {content.bin}
          </Link>
        )}
      </div>
    </Notice>
  );
}

/** A lead with everything the visitor sent, and what the office did with it. */
export function LeadView(props: LeadViewProps) {
  const { listAddress, isFromList, onClose } = props;
  const content = useContent(inboxContent);
  const { tryAgain } = useContent(commonContent);
  const { data, error, isLoading, refetch } = useGetLeadQuery(props.reference);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A lead whose address was opened is the page that the browser shows: it begins at the top.
    if (!isFromList) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [isFromList]);
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  };
  const isGone = isApiError(error) && error.status === 404;
  return (
    <div ref={place} tabIndex={-1} className="lead-sheet scroll-mt-4 space-y-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <Link to={listAddress} onClick={goBack} className={buttonClass('quiet', '-ml-5')}>
          <ArrowLeft aria-hidden className="size-5" />
          {content.back}
        </Link>
        {data && !isGone && (
          <Button variant="quiet" onClick={() => globalThis.print()} className="-mr-4">
            <Printer aria-hidden className="size-5" />
            {content.print}
          </Button>
        )}
      </div>
      {isLoading && <Skeleton className="h-96" />}
      {isGone && <NoLead {...props} />}
      {error && !isGone && !data && (
        <Notice title={content.failed} retry={{ label: tryAgain, onRetry: () => void refetch() }} />
      )}
      {data && !isGone && <WholeLead lead={data} {...props} />}
    </div>
  );
}
