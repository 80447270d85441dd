import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { visitsContent } from '../../../content/visits';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { type IdempotencyKey, idempotencyKeyFor } from '../../../lib/idempotency-key';
import { explain } from '../../../lib/explain';
import { formatShortTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitTime, type VisitTime } from '../../../lib/visit-time';
import type { VisitorVisit, VisitorWindows, VisitWindow } from '../../../types/api';
import { Button } from '../../ui/button';
import { lazyComponent } from '../../ui/lazy-component';
import { Notice } from '../../ui/query-state';
import {
  useBookVisitMutation,
  useCancelVisitMutation,
  useGetVisitWindowsQuery,
  useMoveVisitMutation,
  useWaitForVisitMutation,
} from './visits-api';
import { WindowList } from './window-list';

const ConfirmDialog = lazyComponent(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

interface BookVisitProps {
  /** Token of the visitor's own page: the last part of that page's path. */
  token: string;
  /** The visit that the page has already loaded. The office may have changed it since then. */
  known?: VisitTime | null;
  /**
   * The time that the visitor chose before they sent the quote request. It is booked as soon as this component is
   * shown.
   */
  wanted?: VisitWindow;
  /** Called with whether it is unknown if the wanted time is booked. The function must be stable across renders. */
  onUnfinished?: (isUnfinished: boolean) => void;
}

export function BookVisit({ token, known, wanted, onUnfinished }: BookVisitProps) {
  const content = useContent(visitsContent);
  const { data, isError, refetch } = useGetVisitWindowsQuery(token);
  const [isMoving, setMoving] = useState(false);
  const [changes, setChanges] = useState(0);
  const readAgain = async () => (await refetch()).data?.visit;
  const { choose, cancel, isBusy, failed } = useChanges(token, readAgain, () => {
    setMoving(false);
    setChanges((before) => before + 1);
  });
  // The reason no longer holds once the visit has been booked, moved or cancelled elsewhere.
  const failure = failed?.visit === textOf(data?.visit) ? failed.text : undefined;
  // A change by the office must not move the focus. Therefore the visit is part of the step only after the visitor has
  // made a change.
  const title = useFocusWhenLost<HTMLHeadingElement>(
    data && [isMoving, changes, changes > 0 && data.visit !== null].join(' '),
  );
  const titleId = useId();
  const [isBookingWanted, setBookingWanted] = useState(wanted !== undefined);
  const bookWanted = useEffectEvent(() => {
    if (wanted) void choose(wanted, false).finally(() => setBookingWanted(false));
  });
  useEffect(() => bookWanted(), []);
  const isUnfinished = wanted !== undefined && (isBookingWanted || !data);
  useEffect(() => onUnfinished?.(isUnfinished), [isUnfinished, onUnfinished]);
  useRefetchAfterChange(known, refetch);

  if (wanted && isBookingWanted) return <Booking wanted={wanted} />;
  if (isError) {
    // If the time that the visitor chose before sending could not be booked, retries that booking.
    const retry = () => (wanted && failure ? choose(wanted, false) : refetch());
    return <Notice title={content.notLoaded} text={failure} onRetry={() => void retry()} />;
  }
  if (!data || (!data.visit && !data.isOffered && !failure)) return null;
  const { visit, windows } = data;
  return (
    <section aria-labelledby={titleId} className="w-full max-w-md text-left">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-heading outline-none">
        {(visit && !isMoving) || (failure && windows.length === 0) ? content.yours : content.title}
      </h2>
      {failure && (
        <p role="alert" className="mt-2 font-medium text-alert">
          {failure}
        </p>
      )}
      {visit && !isMoving ? (
        <Booked visit={visit} isBusy={isBusy} onMove={() => setMoving(true)} onCancel={cancel} />
      ) : (
        <>
          {(windows.length > 0 || !failure) && (
            <p className="mt-1 text-ink-soft">{windows.length > 0 ? content.text : content.none}</p>
          )}
          <WindowList
            labelledBy={titleId}
            windows={windows}
            isBusy={isBusy}
            onChoose={(window) => void choose(window, visit !== null)}
          />
          {visit && (
            <Button variant="quiet" className="mt-2 -ml-5" onClick={() => setMoving(false)}>
              {content.keep}
            </Button>
          )}
        </>
      )}
      {data.offer && !isMoving && (
        <Offer offer={data.offer} isBusy={isBusy} onTake={(window) => void choose(window, visit !== null)} />
      )}
      {!isMoving && (data.isWaiting || (data.isOffered && visit?.canChange !== false)) && (
        <Waiting token={token} isWaiting={data.isWaiting} />
      )}
    </section>
  );
}

function Booking({ wanted }: { wanted: VisitWindow }) {
  const content = useContent(visitsContent);
  const language = useLanguage();
  return (
    <output className="block w-full max-w-md rounded-2xl bg-info p-4 text-left">
      {content.booking}{' '}
      <strong className="block text-lg font-semibold first-letter:uppercase">
        {formatVisitTime(wanted, language)}
      </strong>
    </output>
  );
}

const textOf = (visit: VisitorVisit | null = null) => JSON.stringify(visit);

/** Fetches the visit again when the page learns that the office has changed it. */
function useRefetchAfterChange(known: VisitTime | null | undefined, refetch: () => unknown): void {
  const knownTime = known === undefined ? undefined : JSON.stringify(known);
  const seen = useRef(knownTime);
  useEffect(() => {
    if (seen.current !== knownTime) void refetch();
    seen.current = knownTime;
  }, [knownTime, refetch]);
}

/**
 * Returns a function that books a time or moves the visit to it, a function that cancels the visit, whether a request
 * is running, and the last failure with the visit at that time. If the same time is chosen again after a failure, that
 * booking is retried.
 *
 * @param readAgain returns the visit that the server has; undefined if the server does not answer
 */
function useChanges(
  token: string,
  readAgain: () => Promise<VisitorVisit | null | undefined>,
  onDone: () => void,
) {
  const { reasons } = useContent(visitsContent);
  const [book, booking] = useBookVisitMutation();
  const [move, moving] = useMoveVisitMutation();
  const [cancelIt, cancelling] = useCancelVisitMutation();
  const [failed, setFailed] = useState<{ text: string; visit: string }>();
  const last = useRef<IdempotencyKey | null>(null);
  const attempt = async (doing: () => Promise<unknown>, wanted: VisitWindow | null) => {
    setFailed(undefined);
    try {
      await doing();
    } catch (error) {
      // The change may have succeeded although its response was lost. Therefore fetches the visit to check.
      // Rejects if the visitor has left the page meanwhile.
      const visit = await readAgain().catch(() => undefined);
      const isChanged = wanted
        ? visit?.date === wanted.date && visit.starts === wanted.starts
        : visit === null;
      if (!isChanged) return setFailed({ text: explain(error, reasons), visit: textOf(visit) });
    }
    last.current = null;
    onDone();
  };
  const choose = (window: VisitWindow, isBooked: boolean) =>
    attempt(async () => {
      const { windowId, date } = window;
      const chosen = { token, windowId, date };
      if (isBooked) return move(chosen).unwrap();
      last.current = idempotencyKeyFor(last.current, `${windowId} ${date}`);
      return book({ ...chosen, idempotencyKey: last.current.key }).unwrap();
    }, window);
  const cancel = () => attempt(() => cancelIt(token).unwrap(), null);
  const isBusy = booking.isLoading || moving.isLoading || cancelling.isLoading;
  return { choose, cancel, isBusy, failed };
}

interface OfferProps {
  offer: NonNullable<VisitorWindows['offer']>;
  isBusy: boolean;
  onTake: (window: VisitWindow) => void;
}

function Offer({ offer, isBusy, onTake }: OfferProps) {
  const content = useContent(visitsContent);
  const language = useLanguage();
  return (
    <div className="mt-4 rounded-2xl bg-info p-4">
      <p className="font-medium">{content.offer(formatShortTime(offer.until, language))}</p>
      <p className="mt-1 text-lg font-semibold first-letter:uppercase">{formatVisitTime(offer, language)}</p>
      <Button className="mt-3" disabled={isBusy} onClick={() => onTake(offer)}>
        {content.take}
      </Button>
    </div>
  );
}

function Waiting({ token, isWaiting }: { token: string; isWaiting: boolean }) {
  const content = useContent(visitsContent);
  const [wait, { isLoading, error }] = useWaitForVisitMutation();
  return (
    <div className="mt-4">
      {isWaiting && <p>{content.waiting}</p>}
      <Button
        variant="quiet"
        className="-ml-5"
        disabled={isLoading}
        onClick={() => void wait({ token, isWished: !isWaiting })}
      >
        {isWaiting ? content.waitNoLonger : content.wait}
      </Button>
      {error && <p role="alert">{explain(error, content.reasons)}</p>}
    </div>
  );
}

interface BookedProps {
  visit: VisitorVisit;
  isBusy: boolean;
  onMove: () => void;
  onCancel: () => Promise<void>;
}

function Booked({ visit, isBusy, onMove, onCancel }: BookedProps) {
  const content = useContent(visitsContent);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <output className="mt-3 block rounded-2xl bg-info p-4 text-lg font-semibold first-letter:uppercase">
        {formatVisitTime(visit, language)}
      </output>
      {visit.canChange ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="outline" disabled={isBusy} onClick={onMove}>
            {content.move}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => setAsking(true)}>
            {content.cancel}
          </Button>
        </div>
      ) : (
        <p className="mt-2">{content.tooLate}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={content.cancelTitle}
          text={formatVisitTime(visit, language)}
          confirmLabel={content.cancel}
          busyLabel={content.busy}
          cancelLabel={content.keep}
          onConfirm={onCancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
