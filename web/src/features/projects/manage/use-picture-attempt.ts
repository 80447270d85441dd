import { imagesContent } from '../../../content/images';
import { useAttempt } from '../../../hooks/use-attempt';
import { useContent } from '../../../lib/language-context';
import { changeFailure } from './change-failure';

/**
 * Returns a function that reports the outcome of a change of pictures. The function resolves to the answer, or to null
 * after a failure.
 */
export function usePictureAttempt() {
  const content = useContent(imagesContent);
  return useAttempt((failure) => changeFailure(failure, content));
}
