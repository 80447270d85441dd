import { imagesContent } from '../../../content/images';
import { useAttempt } from '../../../hooks/use-attempt';
import { useContent } from '../../../lib/language-context';
import { changeFailure } from './change-failure';

/**
 * Returns a function that awaits a change of pictures and shows its outcome in a toast. The function resolves to the
 * change's result, or to null after a failure.
 */
export function usePictureAttempt() {
  const content = useContent(imagesContent);
  return useAttempt((failure) => changeFailure(failure, content));
}
