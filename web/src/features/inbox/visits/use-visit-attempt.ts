import { officeVisitsContent } from '../../../content/office-visits';
import { useContent } from '../../../lib/language-context';
import { useLeadAttempt } from '../use-lead-attempt';

/** Returns a function that awaits an action on a visit and shows its outcome. */
export function useVisitAttempt() {
  const { reasons } = useContent(officeVisitsContent);
  return useLeadAttempt(reasons);
}
