import type { FormAnswersContent } from '../../content/form-answers';
import { isApiError } from '../../lib/api-error';
import { failureText } from '../../lib/failure-text';
import type { AppThunk } from '../../lib/root-reducer';
import { toastShown } from '../../lib/toast-slice';
import type { Refusal } from './use-lead-form';

interface FailureWords {
  answers: FormAnswersContent;
  failed: { title: string; text: string; notSent: string; tryAgain: string };
}

/**
 * Shows in a toast why a form was not sent.
 *
 * @returns the text for the form itself, and the error codes of its fields
 */
export const reportFailure =
  (error: unknown, { answers, failed }: FailureWords): AppThunk<Refusal> =>
  (dispatch) => {
    const { status, fields = {} } = isApiError(error) ? error : { status: 0 };
    // The texts include the error of the photos, because photos have no field of their own that could show it.
    const problem = answers.errors[fields['projectImages']?.code ?? ''];
    const number = photoNumber(Object.keys(fields));
    const photos = problem && number ? `${answers.photos.photo} ${number}: ${problem}` : problem;
    const trouble = failureText(status, answers);
    const description = trouble ?? photos ?? failed.text;
    dispatch(toastShown({ title: failed.title, description, variant: 'destructive' }));
    return {
      errors: Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code])),
      failure: {
        title: failed.notSent,
        text: trouble ?? [photos, failed.tryAgain].filter(Boolean).join('. '),
      },
    };
  };

/**
 * Returns the number, from 1, of the first photo that is named; undefined if none is. The server names photos by their
 * index from 0: `projectImages.2`.
 */
function photoNumber(names: string[]): number | undefined {
  const place = names.find((name) => name.startsWith('projectImages.'))?.slice('projectImages.'.length);
  return place === undefined ? undefined : Number(place) + 1;
}
