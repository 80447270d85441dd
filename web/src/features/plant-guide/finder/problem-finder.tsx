import { officeDay } from '@sandhill/company/office-day.js';
import type { Month } from '@sandhill/company/guides/service-guide.js';
import type { FinderFile } from '@sandhill/company/plant-guide/finder-file.js';
import { contradictsTap, rankIssues } from '@sandhill/company/plant-guide/rank-issues.js';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { controlClass } from '../../../components/ui/field';
import { problemFinderContent } from '../../../content/problem-finder';
import { useClientLocation } from '../../../hooks/use-client-location';
import { useQueryChange } from '../../../hooks/use-query-change';
import { useSearchText } from '../../../hooks/use-search-text';
import { useContent } from '../../../lib/language-context';
import { FinderResults } from './finder-results';
import {
  type FinderState,
  groupsOf,
  nothingSeen,
  readFinderState,
  tapKind,
  plantKinds,
  writeFinderState,
} from './finder-state';
import { FinderSteps } from './finder-steps';
import { Tiles } from './tiles';
import { useFinderFile } from './use-finder-file';

const thisMonth = () => Number(officeDay().slice(5, 7)) as Month;

const isAsked = ({ signs, text }: FinderState) => signs.length > 0 || text.trim() !== '';

/**
 * Ranks plant problems by the visitor's selections and text. Returns undefined if no sign is selected and no text
 * typed, or if the data file is not loaded.
 */
function rank(file: FinderFile | undefined, state: FinderState) {
  if (!file || !isAsked(state)) return undefined;
  const sighting = { ...state, groups: state.kind && groupsOf[state.kind], month: thisMonth() };
  return { candidates: rankIssues(file, sighting), isByWords: contradictsTap(file, sighting) };
}

/** Keeps the visitor's selections and text in the URL, so that the Back button undoes the last tap. */
function useFinderState() {
  const { search } = useClientLocation();
  const changeQuery = useQueryChange();
  const state = readFinderState(search);
  const { field, text, onInput } = useSearchText<HTMLTextAreaElement>(state.text, (written) =>
    changeQuery(writeFinderState({ ...state, text: written }), { isReplaced: true }),
  );
  return {
    state: { ...state, text },
    change: (next: FinderState) => changeQuery(writeFinderState(next)),
    wordsProps: { ref: field, onInput },
  };
}

/** The problem finder. It works offline once its data file has loaded. */
export function ProblemFinder({ address }: { address: string }) {
  const content = useContent(problemFinderContent);
  const { file, hasFailed, loadAgain } = useFinderFile(address);
  const { state, change, wordsProps } = useFinderState();
  const asked = useDeferredValue(JSON.stringify(state));
  const ranked = useMemo(() => rank(file, JSON.parse(asked) as FinderState), [file, asked]);
  const results = useRef<HTMLElement>(null);
  const found = ranked?.candidates.length ?? 0;
  const showResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-12">
      <div className="space-y-6">
        <Tiles
          legend={content.what}
          tiles={plantKinds.map((id) => ({
            id,
            label: content.kinds[id],
            picture: `/guide/group-${id}.svg`,
          }))}
          chosen={state.kind ? [state.kind] : []}
          onPress={(kind) => change(tapKind(state, kind))}
        />
        {file && state.kind && <FinderSteps file={file} kind={state.kind} state={state} onChange={change} />}
        <div>
          <label htmlFor="finder-words" className="mb-2 block font-display text-xl">
            {content.words}
          </label>
          <textarea
            id="finder-words"
            rows={2}
            aria-describedby="finder-words-hint"
            {...wordsProps}
            className={controlClass}
          />
          <p id="finder-words-hint" className="mt-1 text-sm text-ink-soft">
            {content.wordsHint}
          </p>
        </div>
        {writeFinderState(state) !== '' && (
          <Button variant="outline" onClick={() => change(nothingSeen)}>
            {content.start}
          </Button>
        )}
        {/* While the visitor types, the button is not sticky, so that it never covers the field. */}
        {found > 0 && (
          <div className="in-[:root:has(#finder-words:focus)]:static sticky bottom-[calc(var(--reach-bar)+0.75rem)] text-center lg:hidden">
            <Button className="shadow-xl" onClick={showResults}>
              {content.showFound(found)}
            </Button>
          </div>
        )}
      </div>
      <FinderResults
        ref={results}
        file={file}
        state={state}
        candidates={ranked?.candidates}
        isByWords={ranked?.isByWords}
        isAsked={isAsked(state)}
        hasFailed={hasFailed}
        onRetry={loadAgain}
      />
    </div>
  );
}
