import { officeVisitsContent } from '../../../content/office-visits';
import { useContent } from '../../../lib/language-context';
import { useLeadAttempt } from '../use-lead-attempt';

export function useVisitAttempt() {
  const { reasons } = useContent(officeVisitsContent);
  return useLeadAttempt(reasons);
}
