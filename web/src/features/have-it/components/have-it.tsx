import { Check } from 'lucide-react';
import { Button, buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { leadAddress, tabAddress } from '../../../config/admin-addresses';
import { haveItContent } from '../../../content/have-it';
import { useServiceName } from '../../../hooks/use-service-name';
import { isApiError } from '../../../lib/api-error';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadClaim } from '../../../types/api';
import { useClaimByMailMutation, useGetLeadClaimQuery } from '../api/lead-claim-api';

const faults: Record<number, 'invalid' | 'expired' | 'gone' | 'busy'> = {
  400: 'invalid',
  403: 'invalid',
  404: 'gone',
  410: 'expired',
  429: 'busy',
};

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const content = useContent(haveItContent);
  const fault = (isApiError(error) && faults[error.status]) || 'failed';
  const passes = fault === 'busy' || fault === 'failed';
  return (
    <Notice {...content.faults[fault]} onRetry={passes ? onRetry : undefined}>
      {!passes && (
        <a href={tabAddress('leads')} className={buttonClass('outline')}>
          {content.leads}
        </a>
      )}
    </Notice>
  );
}

function Facts({ claim }: { claim: LeadClaim }) {
  const content = useContent(haveItContent);
  const language = useLanguage();
  const serviceName = useServiceName();
  const rows: [string, string | null][] = [
    [content.name, claim.name],
    [content.place, claim.place],
    [content.services, claim.services.map(serviceName).join(', ')],
    [content.received, formatTime(claim.createdAt, language)],
  ];
  return (
    <dl className="mt-4 space-y-2">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Taken({ claim, at }: { claim: LeadClaim; at: string }) {
  const { taken } = useContent(haveItContent);
  const language = useLanguage();
  return (
    <output className="mt-5 block rounded-2xl bg-info p-4">
      <span className="flex items-center gap-2 text-lg font-semibold wrap-anywhere">
        <Check aria-hidden className="size-5 shrink-0" />
        {claim.claimedBy === null ? taken.byMail : taken.by(claim.claimedBy)}
      </span>
      <span className="block">{taken.since(formatTime(at, language))}</span>
      <span className="mt-1 block">{taken.next}</span>
    </output>
  );
}

export function HaveIt({ token }: { token: string }) {
  const content = useContent(haveItContent);
  const { data: read, error, isLoading, refetch } = useGetLeadClaimQuery(token);
  const [claimIt, { data: claimed, error: claimError, isLoading: isClaiming }] = useClaimByMailMutation();
  const claim = claimed ?? read;
  if (isLoading) return <Skeleton className="h-72" />;
  if (!claim) return <Fault error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <section className="rounded-3xl border border-line bg-ground p-6 sm:p-9">
        <p className="text-ink-soft">
          {content.kinds[claim.kind]} · {claim.reference}
        </p>
        <h1 className="text-heading">{claim.claimedAt === null ? content.question : content.taken.title}</h1>
        <Facts claim={claim} />
        {claim.claimedAt === null ? (
          <>
            <Button
              disabled={isClaiming}
              onClick={() => void claimIt(token)}
              className="mt-6 min-h-14 w-full text-lg"
            >
              {isClaiming ? content.submitting : content.submit}
            </Button>
            <p className="mt-3 text-sm text-ink-soft">{content.text}</p>
          </>
        ) : (
          <Taken claim={claim} at={claim.claimedAt} />
        )}
        <p className="mt-5">
          <a href={leadAddress(claim.reference)} className={buttonClass('outline')}>
            {content.open}
          </a>
          <span className="ml-3 text-sm text-ink-soft">{content.openHint}</span>
        </p>
      </section>
      {claimError && <Fault error={claimError} onRetry={() => void claimIt(token)} />}
    </>
  );
}
