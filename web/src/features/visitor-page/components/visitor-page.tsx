import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BookVisit } from '../../../components/site/book-visit/book-visit';
import { phoneHref } from '../../../components/site/admin-access';
import { Button, buttonClass } from '../../../components/ui/button';
import { UrgentLine } from '../../../components/site/urgent-state';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { visitorPageContent } from '../../../content/visitor-page';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useServiceName } from '../../../hooks/use-service-name';
import { isApiError } from '../../../lib/api-error';
import { formatShortTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { VisitorPage as Page } from '../../../types/api';
import { useGetVisitorPageQuery, useGetVisitorPageQueryState } from '../../../lib/visitor-page';
import { useUndoWithdrawalMutation, useWithdrawMutation } from '../api/visitor-page-api';
import { AddPhotos } from './add-photos';
import { Hurry } from './hurry';

/**
 * Polling intervals in milliseconds. In the first ten minutes, the visitor may be watching, so changes must show within
 * 3 s.
 */
const soonMs = 2_500;
const watchedMs = 10 * 60_000;
const laterMs = 45_000;
const undoMs = 10_000;

const faults: Record<number, 'invalid' | 'ended' | 'gone'> = {
  400: 'invalid',
  403: 'invalid',
  404: 'gone',
  410: 'ended',
};

/**
 * Returns true until the given number of milliseconds has passed, and then false. Calls `beforeEnd` just before the
 * change.
 */
function useForAWhile(milliseconds: number, beforeEnd?: () => void): boolean {
  const [isOn, setIsOn] = useState(true);
  const end = useEffectEvent(() => {
    beforeEnd?.();
    setIsOn(false);
  });
  useEffect(() => {
    const timer = setTimeout(end, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOn;
}

const isOpen = ({ state }: Page) => state !== 'closed' && state !== 'withdrawn';

interface UndoProps {
  token: string;
  heading: RefObject<HTMLElement | null>;
  onUndone: () => void;
}

function Undo({ token, heading, onUndone }: UndoProps) {
  const content = useContent(visitorPageContent);
  const button = useRef<HTMLButtonElement>(null);
  const isOffered = useForAWhile(undoMs, () => {
    if (document.activeElement === button.current) heading.current?.focus();
  });
  const [undoWithdrawal, { isLoading, isError }] = useUndoWithdrawalMutation();
  const undo = async () => {
    if (!(await undoWithdrawal(token)).error) onUndone();
  };
  return (
    <>
      {isOffered && (
        <Button ref={button} variant="outline" disabled={isLoading} onClick={() => void undo()}>
          {content.undo}
        </Button>
      )}
      {isError && <p role="alert">{content.failed}</p>}
    </>
  );
}

function Facts({ page, heading }: { page: Page; heading: RefObject<HTMLHeadingElement | null> }) {
  const content = useContent(visitorPageContent);
  const language = useLanguage();
  const { state, since, by, services } = page;
  const serviceName = useServiceName();
  return (
    <>
      <p className="text-ink-soft">
        {content.kinds[page.kind]} · {page.reference}
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {content.title}
      </h1>
      <output className="mt-5 block rounded-2xl bg-info p-4">
        <span className="block text-lg font-semibold wrap-anywhere">
          {content.states[state](formatShortTime(since, language), by ?? content.office)}
        </span>
        <span className="mt-1 block">{content.next[state]}</span>
      </output>
      {page.urgency && isOpen(page) && (
        <div className="mt-3">
          <UrgentLine page={page} />
        </div>
      )}
      {services.length > 0 && (
        <p className="mt-4">
          <span className="text-ink-soft">{content.services}: </span>
          {services.map(serviceName).join(', ')}
        </p>
      )}
    </>
  );
}

export function VisitorPage({ token }: { token: string }) {
  const content = useContent(visitorPageContent);
  const isWatched = useForAWhile(watchedMs);
  const { error } = useGetVisitorPageQueryState(token);
  const fault = isApiError(error) ? faults[error.status] : undefined;
  const {
    data: page,
    isLoading,
    refetch,
  } = useGetVisitorPageQuery(token, {
    pollingInterval: fault ? 0 : isWatched ? soonMs : laterMs,
    skipPollingIfUnfocused: true,
  });
  const [withdraw, { isLoading: isWithdrawing, isError, isUninitialized, reset }] = useWithdrawMutation();
  // Depends only on changes made by visitors themselves. Other changes arrive while they read and must not move the
  // focus.
  const heading = useFocusWhenLost<HTMLHeadingElement>(
    page && [page.state === 'withdrawn', page.urgency].join(' '),
  );
  if (isLoading) return <Skeleton className="h-72" />;
  const call = (
    <a href={phoneHref} className={buttonClass()}>
      {content.call}
    </a>
  );
  if (fault) return <Notice {...content.faults[fault]}>{call}</Notice>;
  if (!page)
    return (
      <Notice {...content.faults.failed} onRetry={() => void refetch()}>
        {call}
      </Notice>
    );
  return (
    <section className="rounded-3xl border border-line bg-ground p-6 sm:p-9">
      <Facts page={page} heading={heading} />
      {isOpen(page) && (page.kind === 'quote' || page.visit) && (
        <div className="mt-6">
          <BookVisit token={token} known={page.visit} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {call}
        {isOpen(page) && (
          <Button variant="outline" disabled={isWithdrawing} onClick={() => void withdraw(token)}>
            {content.withdraw}
          </Button>
        )}
        {page.state === 'withdrawn' && !isUninitialized && (
          <Undo token={token} heading={heading} onUndone={reset} />
        )}
      </div>
      {isOpen(page) && (!page.urgency || page.urgentState === 'taken') && <Hurry token={token} />}
      {page.state !== 'withdrawn' && <AddPhotos token={token} page={page} />}
      {/* The withdrawal may have succeeded although its response was lost. If it did, the page shows that instead
          of this error. */}
      {isError && isOpen(page) && (
        <p role="alert" className="mt-3">
          {content.failed}
        </p>
      )}
    </section>
  );
}
