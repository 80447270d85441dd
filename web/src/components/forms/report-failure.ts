import type { FormAnswersContent } from '../../content/form-answers';
import { isApiError } from '../../lib/api-error';
import { failureText } from '../../lib/failure-text';
import type { AppThunk } from '../../lib/root-reducer';
import { toastShown } from '../ui/toast/toast-slice';
import type { FormErrors } from './use-lead-form';

interface FailureWords {
  answers: FormAnswersContent;
  failed: { title: string; text: string };
}

/** Says in a toast why the server did not take a form. @returns the codes of the fields that it names */
export const reportFailure =
  (error: unknown, { answers, failed }: FailureWords): AppThunk<FormErrors> =>
  (dispatch) => {
    const { status, fields = {} } = isApiError(error) ? error : { status: 0 };
    // Photos have no field to print their error at.
    const photos = answers.errors[fields['projectImages']?.code ?? ''];
    const description = failureText(status, answers, photos ?? failed.text);
    dispatch(toastShown({ title: failed.title, description, variant: 'destructive' }));
    return Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]));
  };
