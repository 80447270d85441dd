import { contradictionsOf } from '@sandhill/company/content/contradictions.js';
import { fictionOf } from '@sandhill/company/content/fiction.js';
import { problemsOf } from '@sandhill/company/content/problems.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectWebsite } from './draft/draft-slice';
import { isSame, type Path, getIn } from './draft/paths';
import type { FieldProblem } from './problem-text';

/** Codes of problems that only the server can find, because only it knows which pages exist. */
const foundByServer = new Set(['link_leads_nowhere']);

/**
 * Returns the fields that a live site would refuse to publish but a demo would not, and promises that contradict each
 * other. Both lists are empty while the draft has other problems.
 */
export function usePublishWarnings(): { fiction: FieldProblem[]; contradictions: FieldProblem[] } {
  const { content } = useSelector(selectWebsite);
  const checked = useDeferredValue(content);
  return useMemo(() => {
    if (!checked || problemsOf(checked).length > 0) return { fiction: [], contradictions: [] };
    const today = officeDay();
    return { fiction: fictionOf(checked, today), contradictions: contradictionsOf(checked, today) };
  }, [checked]);
}

/**
 * Returns the known problems that prevent the draft from being published, by field. The problems that this browser
 * finds come first, in the order of the fields.
 */
export function useProblems(): ReadonlyMap<Path, FieldProblem> {
  const { content, saved, refusal } = useSelector(selectWebsite);
  // Deferred, because checking everything must not delay typing.
  const checked = useDeferredValue(content);
  return useMemo(() => {
    const found = new Map<Path, FieldProblem>();
    if (!checked) return found;
    for (const problem of problemsOf(checked)) found.set(problem.path, problem);
    if (saved?.isLive && found.size === 0)
      for (const problem of fictionOf(checked, officeDay())) found.set(problem.path, problem);
    const add = (problem: FieldProblem, before: unknown) => {
      const { path } = problem;
      if (!found.has(path) && isSame(getIn(checked, path), getIn(before, path))) found.set(path, problem);
    };
    for (const problem of saved?.problems ?? [])
      if (foundByServer.has(problem.code)) add(problem, saved?.content);
    for (const [path, { code }] of Object.entries(refusal?.fields ?? {}))
      if (getIn(checked, path) !== undefined) add({ path, code }, refusal?.content);
    return found;
  }, [checked, saved, refusal]);
}
