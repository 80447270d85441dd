import { ArrowLeft, Pencil, Printer, Truck } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { Group } from '../../../components/ui/group';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { briefAddress, tabAddress } from '../../../config/admin-addresses';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { useGetLeadQuery } from '../../../lib/lead-api';
import type { LeadDetail } from '../../../types/api';
import { useFreshPresence } from '../chats/presence';
import { isSending } from '../timeline';
import { isClaimed, LeadClaim } from './claim-lead';
import { Composer } from './composer';
import { CorrectLead } from './correct-lead';
import { DeleteLead } from './delete-lead';
import { EarlierLeads } from './earlier-leads';
import { EraseLead } from './erase-lead';
import { TextVisitor } from './text-visitor';
import { WaitsForUs } from './waits-for-us';
import { LeadContact, LeadFacts } from './lead-facts';
import { StatusChip } from './lead-marks';
import { LeadPhotos } from './lead-photos';
import { LeadAge } from './lead-row';
import { NextStep } from './next-step';
import { Timeline } from './timeline';
import { LeadVisit } from '../visits/lead-visit';

interface LeadViewProps {
  reference: string;
  userId: string;
  username: string;
  signer: string | null;
  isAdmin: boolean;
  listAddress: string;
  /** Whether the lead was opened from the list. `onClose` then returns to the list. */
  isFromList: boolean;
  isReply: boolean;
  onClose: () => void;
  onGone: () => void;
}

function LeadRequest({ lead, isAdmin, onGone }: LeadViewProps & { lead: LeadDetail }) {
  const content = useContent(inboxContent);
  const { facts, likeMarked } = useContent(deskContent);
  const [isCorrecting, setCorrecting] = useState(false);
  const correctButton = useRef<HTMLButtonElement>(null);
  const [name, onPress] = useFocusAfterRemoval<HTMLHeadingElement>((button) =>
    button === 'claim' ? isClaimed(lead) : !lead.waitingSince,
  );
  const close = () => {
    setCorrecting(false);
    requestAnimationFrame(() => correctButton.current?.focus());
  };
  return (
    <article className="space-y-5 rounded-2xl border border-line p-4 sm:p-5 print:space-y-4 print:border-0 print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-ink-soft">
            {content.kinds[lead.kind]} · {lead.reference}
          </p>
          <h2 ref={name} tabIndex={-1} className="text-title break-words outline-none print:text-heading">
            {lead.name}
          </h2>
          <span className="empty:hidden print:hidden">
            <LeadAge lead={lead} />
          </span>
        </div>
        <p className="hidden font-medium print:block">
          {content.status}: {content.statuses[lead.status]}
        </p>
        <span className="print:hidden">
          <StatusChip status={lead.status} />
        </span>
      </div>
      {lead.likeMarked && (
        <p className="text-ink-soft print:hidden">
          {likeMarked(lead.likeMarked.count, lead.likeMarked.words)}
        </p>
      )}
      <LeadClaim lead={lead} onPress={() => onPress('claim')} />
      <LeadContact lead={lead} />
      <TextVisitor lead={lead} />
      <WaitsForUs lead={lead} onPress={() => onPress('answered')} />
      {isCorrecting ? <CorrectLead lead={lead} onClose={close} /> : <LeadFacts lead={lead} />}
      {lead.message && !lead.chat && (
        <div>
          <h3 className="text-lg">{content.message}</h3>
          <p lang={lead.language} className="reading-width mt-1 break-words whitespace-pre-line">
            {lead.message}
          </p>
        </div>
      )}
      <LeadPhotos photos={lead.photos} photosNotKept={lead.photosNotKept} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-4 print:hidden">
        {!isCorrecting && (
          <Button ref={correctButton} variant="outline" onClick={() => setCorrecting(true)}>
            <Pencil aria-hidden className="size-4" />
            {facts.correct}
          </Button>
        )}
        {isAdmin && (
          <>
            <DeleteLead id={lead.id} onDeleted={onGone} />
            <EraseLead id={lead.id} onErased={onGone} />
          </>
        )}
      </div>
    </article>
  );
}

function WholeLead(props: LeadViewProps & { lead: LeadDetail }) {
  const { lead, userId, username, signer, isReply } = props;
  const { talk } = useContent(deskContent);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:space-y-4">
      <LeadRequest {...props} />
      <div className="space-y-6 lg:row-span-2">
        <NextStep key={lead.id} lead={lead} userId={userId} />
        <LeadVisit lead={lead} />
        <EarlierLeads leads={lead.earlier} />
      </div>
      <Group title={talk.title} className="space-y-4 print:border-0 print:p-0 print:not-has-data-said:hidden">
        <Composer key={lead.id} lead={lead} username={username} signer={signer} isReply={isReply} />
        <Timeline lead={lead} />
      </Group>
    </div>
  );
}

/** Shown if no lead has this reference, because it is mistyped or the lead was deleted or erased. */
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

/** Polling interval in milliseconds while an answer is being sent. */
const askAgainMs = 2000;

function useLead(reference: string) {
  const [pollingInterval, setPolling] = useState(0);
  const answer = useGetLeadQuery(reference, { pollingInterval });
  const wanted = answer.data && isSending(answer.data) ? askAgainMs : 0;
  if (wanted !== pollingInterval) setPolling(wanted);
  useFreshPresence(answer.data?.chat, answer.refetch);
  return answer;
}

export function LeadView(props: LeadViewProps) {
  const { listAddress, isFromList, onClose } = props;
  const content = useContent(inboxContent);
  const { data, error, isLoading, refetch } = useLead(props.reference);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A lead that was opened by its URL fills the whole page, which stays scrolled to the top.
    if (!isFromList) return;
    // If the lead was cached and opened in order to answer it, the answer field already has the focus.
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
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
          <div className="-mr-4 flex flex-wrap">
            <Link to={briefAddress(data.reference)} className={buttonClass('quiet')}>
              <Truck aria-hidden className="size-5" />
              {content.brief}
            </Link>
            <Button variant="quiet" onClick={() => globalThis.print()}>
              <Printer aria-hidden className="size-5" />
              {content.print}
            </Button>
          </div>
        )}
      </div>
      {isLoading && <Skeleton className="h-96" />}
      {isGone && <NoLead {...props} />}
      {error && !isGone && !data && <Notice title={content.failed} onRetry={() => void refetch()} />}
      {data && !isGone && <WholeLead lead={data} {...props} />}
    </div>
  );
}
