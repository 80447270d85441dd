import { useId, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { websiteContent } from '../../../content/website';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { SiteDraft } from '../../../types/api';
import { type Difference, differences } from '../draft/differences';
import { selectWebsite } from '../draft/draft-slice';
import { resolveConflict } from '../draft/draft-thunks';
import { isSame, type Path, setIn, getIn } from '../draft/paths';
import { fieldName } from '../field-names';
import { langOf, ShownValue } from './shown-value';

export const conflictId = 'website-conflict';

interface FieldChoiceProps {
  difference: Difference;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function FieldChoice({ difference: { path, one, other }, isMine, onChoose }: FieldChoiceProps) {
  const words = useContent(websiteContent);
  const { content } = useSelector(selectWebsite);
  const group = useId();
  const options = [
    [false, words.conflict.theirs, one],
    [true, words.conflict.mine, other],
  ] as const;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full font-medium">{fieldName(path, content, words)}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {options.map(([mine, label, value]) => (
          <label
            key={label}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 rounded-xl bg-band p-2.5"
          >
            <input
              type="radio"
              name={group}
              checked={isMine === mine}
              onChange={() => onChoose(mine)}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="text-sm text-ink-soft">{label}</span>
            <span className="col-start-2 wrap-anywhere whitespace-pre-line">
              <ShownValue value={value} lang={langOf(path)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Choices({ theirs }: { theirs: SiteDraft }) {
  const { conflict } = useContent(websiteContent);
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const { content, saved } = useSelector(selectWebsite);
  const found = useMemo(() => differences(theirs.content, content, saved?.content), [theirs, content, saved]);
  const [chosen, setChosen] = useState<ReadonlyMap<Path, boolean>>(new Map());
  // A field that only the other editor changed defaults to the other editor's value.
  const isMine = ({ path, other }: Difference) =>
    chosen.get(path) ?? !isSame(other, getIn(saved?.content, path));
  const save = (isKept: (difference: Difference) => boolean) => {
    const merged = structuredClone(theirs.content);
    for (const difference of found)
      if (isKept(difference)) setIn(merged, difference.path, structuredClone(difference.other));
    dispatch(resolveConflict(merged));
  };
  const { changedBy, changedAt } = theirs;
  return (
    <section
      id={conflictId}
      tabIndex={-1}
      aria-labelledby={`${conflictId}-title`}
      className="space-y-4 rounded-2xl border-2 border-alert p-4 outline-none sm:p-5"
    >
      <div role="alert">
        <h2 id={`${conflictId}-title`} className="text-heading">
          {conflict.title}
        </h2>
        <p className="mt-1">
          {conflict.text(changedBy ?? conflict.somebody, changedAt ? formatTime(changedAt, language) : '')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => save(() => false)}>
          {conflict.allTheirs}
        </Button>
        <Button variant="outline" onClick={() => save(() => true)}>
          {conflict.allMine}
        </Button>
      </div>
      {found.map((difference) => (
        <FieldChoice
          key={difference.path}
          difference={difference}
          isMine={isMine(difference)}
          onChoose={(mine) => setChosen(new Map(chosen).set(difference.path, mine))}
        />
      ))}
      <Button onClick={() => save(isMine)}>{conflict.save}</Button>
    </section>
  );
}

export function Conflict() {
  const { theirs } = useSelector(selectWebsite);
  return theirs && <Choices key={theirs.revision} theirs={theirs} />;
}
