import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { commonContent } from '../../../content/common';
import { settingsAddress, tabAddress, websiteAddress } from '../../../config/admin-addresses';
import { firstHourContent } from '../../../content/first-hour';
import { useAttempt } from '../../../hooks/use-attempt';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { useContent } from '../../../lib/language-context';
import type { FirstHourStep, User } from '../../../types/api';
import { usePutStepOffMutation } from '../api/first-hour-api';
import { Samples } from './samples';
import { TestLead } from './test-lead';

/** Address where each step is done. Steps that are not listed are done within the checklist. */
const places: Partial<Record<FirstHourStep, string>> = {
  password: settingsAddress('account'),
  factor: settingsAddress('security'),
  facts: websiteAddress('facts'),
  mail: settingsAddress('mail'),
  pictures: websiteAddress('pictures'),
  people: tabAddress('accounts'),
};

/** Whether each step is done; undefined if the state of a step could not be read. */
export type StepStates = Record<FirstHourStep, boolean | undefined>;

interface StepRowProps {
  step: FirstHourStep;
  isDone: boolean | undefined;
  isPutOff: boolean;
  onPutOff: (isPutOff: boolean) => void;
  children: ReactNode;
}

function StepRow({ step, isDone, isPutOff, onPutOff, children }: StepRowProps) {
  const content = useContent(firstHourContent);
  const [name, hint] = content.steps[step];
  const place = places[step];
  const Mark = isDone ? CircleCheck : Circle;
  const toggle = isPutOff ? content.again : content.later;
  return (
    <li className="flex gap-3 py-3">
      <Mark aria-hidden className={`mt-0.5 size-6 shrink-0 ${isDone ? 'text-primary' : 'text-ink-soft'}`} />
      <div className="min-w-0 grow">
        <h3 className="font-sans text-base font-semibold">
          {name}
          {isDone !== false && (
            <span className="font-normal text-ink-soft"> · {isDone ? content.done : content.notRead}</span>
          )}
        </h3>
        {!isDone && <p className="reading-width text-ink-soft">{hint}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
          {children}
          {!isDone && place && (
            <Link
              to={place}
              aria-label={content.of(content.open, name ?? step)}
              className={buttonClass('outline')}
            >
              {content.open}
            </Link>
          )}
          {!isDone && (
            <Button
              variant="quiet"
              aria-label={content.of(toggle, name ?? step)}
              onClick={() => onPutOff(!isPutOff)}
            >
              {toggle}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

interface ChecklistProps {
  user: User;
  states: StepStates;
  putOff: readonly FirstHourStep[];
  /** Whether to show steps that are done or postponed, too. */
  isWhole?: boolean;
}

export function Checklist({ user, states, putOff, isWhole = false }: ChecklistProps) {
  const content = useContent(firstHourContent);
  const { tryAgain } = useContent(commonContent);
  const attempt = useAttempt(() => tryAgain);
  const [save] = usePutStepOffMutation();
  const [title, onRemoved] = useFocusAfterRemoval<HTMLHeadingElement>((step) =>
    putOff.some((one) => one === step),
  );
  const steps = Object.keys(states) as FirstHourStep[];
  const here: Partial<Record<FirstHourStep, ReactNode>> = {
    samples: <Samples />,
    test: <TestLead user={user} />,
  };
  // A step that is done within the list stays until the user leaves the page, so that they see its outcome.
  const [begun] = useState(() => steps.filter((step) => !states[step]));
  const isShown = (step: FirstHourStep) => !putOff.includes(step) && (step in here || !states[step]);
  const shown = isWhole ? steps : begun.filter(isShown);
  if (!isWhole && shown.length === 0) return null;
  const change = (step: FirstHourStep, isPutOff: boolean) => {
    if (isPutOff) onRemoved(step);
    void attempt(save({ step, isPutOff }).unwrap(), { failed: content.notSaved });
  };
  return (
    <section className="rounded-2xl border border-line bg-ground p-4 sm:p-5">
      <h2 ref={title} tabIndex={-1} className="text-heading outline-none">
        {content.title}
      </h2>
      <p className="mt-1 text-ink-soft">
        {content.progress(steps.filter((step) => states[step]).length, steps.length)}
      </p>
      <ol className="mt-2 divide-y divide-line">
        {shown.map((step) => (
          <StepRow
            key={step}
            step={step}
            isDone={states[step]}
            isPutOff={putOff.includes(step)}
            onPutOff={(isPutOff) => change(step, isPutOff)}
          >
            {here[step]}
          </StepRow>
        ))}
      </ol>
    </section>
  );
}
