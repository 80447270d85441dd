import { type ReactNode, useMemo, useState } from 'react';
import { isSame } from '../draft/paths';
import { FormContext } from '../fields/form-context';
import { useProblems } from '../use-problems';
import { useWantedField } from './use-wanted-field';

/**
 * Returns the problems. The returned object changes only when a problem changes, so that typing does not render the
 * other fields again.
 */
function useStableProblems() {
  const found = useProblems();
  const [problems, setProblems] = useState(found);
  if (problems !== found && !isSame([...problems.values()], [...found.values()])) setProblems(found);
  return problems;
}

interface FormProviderProps {
  isReadOnly: boolean;
  children: ReactNode;
}

export function FormProvider({ isReadOnly, children }: FormProviderProps) {
  const problems = useStableProblems();
  const { wanted, wantedBy } = useWantedField();
  const form = useMemo(
    () => ({ isReadOnly, problems, wanted, wantedBy }),
    [isReadOnly, problems, wanted, wantedBy],
  );
  return <FormContext value={form}>{children}</FormContext>;
}
