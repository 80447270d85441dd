import { imagesContent } from '../../../content/images';
import { useAttempt } from '../../../hooks/use-attempt';
import { useContent } from '../../../lib/language-context';
import { changeFailure } from './change-failure';

/** Reports the outcome of a change of pictures. Resolves to the answer, or to null after a failure. */
export function usePictureAttempt() {
  const content = useContent(imagesContent);
  return useAttempt((failure) => changeFailure(failure, content));
}
