import { businessClock } from '@sandhill/company/business-hours.js';
import { CircleCheckBig } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formAnswersContent } from '../../content/form-answers';
import { useContent, useLanguage } from '../../lib/language-context';
import { officeTimeText } from '../../lib/office-time-text';
import { site } from '../../lib/site';
import type { SentReceipt } from '../forms/send-lead';
import { Button, buttonClass } from '../ui/button';
import { phoneHref } from './admin-access';
import { AnswerTime } from './answer-time';
import { UrgentState } from './urgent-state';

interface FormSentProps {
  words: { title: string; text: string; again: string };
  receipt: SentReceipt;
  /** How the office answers, and within how many business hours. No hours if the site's content promises none. */
  promise: { way: 'call' | 'answer'; hours?: number };
  onAgain: () => void;
  children?: ReactNode;
}

const quarterMs = 15 * 60_000;

/**
 * Returns the time by which the office answers, rounded down to a quarter of an hour; undefined if the office has no
 * fixed hours.
 */
function answerBy(hours: number, sentAt: number): string | undefined {
  const clock = businessClock(site);
  if (!clock.hasFixedTimes) return undefined;
  const due = clock.hoursAfter(hours, new Date(sentAt)).getTime();
  return new Date(Math.floor(due / quarterMs) * quarterMs).toISOString();
}

function useSteps({ promise: { way, hours }, receipt }: FormSentProps): string[] {
  const { sent } = useContent(formAnswersContent);
  const language = useLanguage();
  const [shownAt] = useState(() => Date.now());
  // The server's time is preferred, because the visitor's clock may be wrong.
  const sentAt = receipt.createdAt ? Date.parse(receipt.createdAt) : shownAt;
  // For an urgent request, the person on call is notified immediately. A time in the office's next hours would
  // contradict that.
  const by = hours === undefined || receipt.isUrgent ? undefined : answerBy(hours, sentAt);
  return [
    ...(by ? [sent[way](officeTimeText(by, language, sentAt))] : []),
    ...(receipt.receipts === false ? [] : [sent.mailed]),
  ];
}

/**
 * The confirmation that replaces a sent form. The attribute `data-form-sent` hides other offers of the same form
 * (`hiddenOnceSent`).
 */
export function FormSent(props: FormSentProps) {
  const { words, receipt, promise, onAgain, children } = props;
  const { reference, page, isUrgent } = receipt;
  const { sent } = useContent(formAnswersContent);
  const steps = useSteps(props);
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Toasts and the header cover the edges of the window, so the confirmation is scrolled to the center.
    view.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={view} data-form-sent className="flex flex-col items-center gap-3 py-8 text-center">
      <CircleCheckBig aria-hidden className="size-12 text-primary" />
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {reference && (
        <p>
          {sent.reference}: <strong className="font-semibold">{reference}</strong>
        </p>
      )}
      {isUrgent && page && <UrgentState page={page} />}
      {steps.length > 0 && <h3 className="mt-2 text-heading">{sent.nextTitle}</h3>}
      <ol className="space-y-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <AnswerTime kind={promise.way === 'call' ? 'quote' : 'contact'} />
      {page && (
        <a href={page} className={buttonClass('outline')}>
          {sent.follow}
        </a>
      )}
      {page && (
        <a href={`${page}#photos`} className={buttonClass('quiet')}>
          {sent.addPhotos}
        </a>
      )}
      {children}
      <a href={phoneHref} className={buttonClass('quiet')}>
        {sent.urgent}
      </a>
      <Button variant="outline" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
