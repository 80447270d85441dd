import type { Progress } from '../../../components/ui/sending-progress';
import { imagesContent } from '../../../content/images';
import { explain } from '../../../lib/explain';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { useOutcomeWords } from '../queue/outcome-words';
import type { PictureFacts } from '../queue/picture-facts';
import { useQueuedUpload } from '../queue/use-queued-upload';
import { isPassing, isUnreadable } from './change-failure';
import { quickUploadDefaults } from './quick-upload-defaults';
import { uploadKey } from './upload-key';

interface QuickUpload {
  file: File;
  facts: PictureFacts;
  section: Section;
  onProgress: (progress: Progress) => void;
}

interface QuickResult {
  words: { title: string; description: string };
  isKept: boolean;
  /** Whether a retry may work. */
  isPassing: boolean;
}

export function useQuickUpload(): (upload: QuickUpload) => Promise<QuickResult> {
  const content = useContent(imagesContent);
  const upload = useQueuedUpload();
  const wordsOf = useOutcomeWords(content.quick.success);
  const failureWords = (error: unknown) => {
    if (isUnreadable(error)) return content.form.unreadable;
    const { title, description: tryAgain } = content.quick.failed;
    const { signIn, forbidden, noRoom } = content.reasons;
    const { unreadable: fileUnreadable } = content.zone;
    const description = explain(error, { signIn, forbidden, noRoom, fileUnreadable, tryAgain });
    return { title, description };
  };
  return async ({ file, facts, section, onProgress }) => {
    const words = quickUploadDefaults(file, section);
    const key = uploadKey(file, { section });
    const outcome = await upload({ file, facts, words, key, onProgress });
    return {
      words: wordsOf(outcome, failureWords),
      isKept: outcome.kind !== 'failed',
      isPassing: outcome.kind === 'failed' && isPassing(outcome.error),
    };
  };
}
