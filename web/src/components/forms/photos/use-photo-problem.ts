import { formAnswersContent } from '../../../content/form-answers';
import { phonePhotosContent } from '../../../content/phone-photos';
import { explain } from '../../../lib/explain';
import { useContent } from '../../../lib/language-context';

/** Returns a function that explains why the server refused photos that were sent without a form. */
export function usePhotoProblem(): (failure: unknown, codes?: Record<string, string>) => string {
  const { errors } = useContent(formAnswersContent);
  const { notSent, noRoom, limited } = useContent(phonePhotosContent).faults;
  const known = { ...errors, no_room: noRoom, too_many_requests: limited };
  return (failure, codes) => explain(failure, { ...known, ...codes, tryAgain: notSent });
}
