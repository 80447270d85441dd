import { createContext, use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { selectWebsite } from '../draft/draft-slice';
import { changeField } from '../draft/draft-thunks';
import { isWithin, type Path, getIn } from '../draft/paths';
import { fieldHint, fieldLabel } from '../field-names';
import { type FieldProblem, useProblemText } from '../problem-text';

interface FormState {
  /** Whether the fields cannot be edited, because the user is not an administrator. */
  isReadOnly: boolean;
  problems: ReadonlyMap<Path, FieldProblem>;
  /** Path of the field in the URL's hash, for instance a field with a problem. */
  wanted: Path;
  /** Id of the navigation to the field. Each press on a link creates another id, even for the same link. */
  wantedBy: string;
}

export const FormContext = createContext<FormState>({
  isReadOnly: true,
  problems: new Map(),
  wanted: '',
  wantedBy: '',
});

export function useValue<T>(path: Path): [T, (value: T) => void] {
  const value = useSelector((state: Parameters<typeof selectWebsite>[0]) =>
    getIn(selectWebsite(state).content, path),
  ) as T;
  const dispatch = useDispatch<AppDispatch>();
  return [value, (changed) => void dispatch(changeField(path, changed))];
}

export function useField<T>(path: Path) {
  const [value, change] = useValue<T>(path);
  const { isReadOnly, problems } = use(FormContext);
  const words = useContent(websiteContent);
  const problem = problems.get(path);
  const problemText = useProblemText();
  return {
    value,
    change,
    isReadOnly,
    label: fieldLabel(path, words),
    hint: fieldHint(path, words),
    error: problem && problemText(problem),
  };
}

export function useProblemCount(path: Path): number {
  const { problems } = use(FormContext);
  return [...problems.keys()].filter((one) => isWithin(one, path)).length;
}
