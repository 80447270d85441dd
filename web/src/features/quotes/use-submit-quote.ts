import type { Language } from '@sandhill/company/language.js';
import { useState } from 'react';
import type { Progress } from '../../components/ui/sending-progress';
import { type ApiError, isApiError } from '../../lib/api-error';
import { attemptFor } from '../../lib/attempt';
import { markPopupDone } from '../../lib/popup-session';
import type { NewQuote } from '../../types/api';
import { useSendQuoteMutation } from './api/quotes-api';
import type { QuoteReceipt } from './components/quote-sent';
import type { QuotePhoto } from './photo-rules';
import { clearDraft } from './quote-draft';
import type { QuoteValues } from './quote-schema';
import type { KeptDraft } from './use-quote-draft';

interface Submission {
  values: QuoteValues;
  photos: QuotePhoto[];
  language: Language;
  page: string;
}

type Outcome = { receipt: QuoteReceipt } | { error: ApiError };

function toQuote({ values, photos, language, page }: Submission, startedAt: number): NewQuote {
  const services = [...new Set(values.services)];
  const images = photos.map((photo) => photo.dataUrl);
  return {
    ...values,
    services,
    language,
    page,
    tookMs: Date.now() - startedAt,
    ...(images.length > 0 && { projectImages: images }),
  };
}

/** Sends a draft under its key and, once it has arrived, empties the draft. */
export function useSubmitQuote({ read, change }: KeptDraft) {
  const [sendQuote] = useSendQuoteMutation();
  const [progress, setProgress] = useState<Progress>(null);

  const submit = async (submission: Submission): Promise<Outcome> => {
    const { photos, ...rest } = submission;
    const fingerprint = JSON.stringify([rest, photos.map((photo) => photo.id)]);
    const attempt = attemptFor(read().attempt, fingerprint);
    const keepKey = (key: string) => change({ attempt: { key, fingerprint } });
    keepKey(attempt.key);
    setProgress(0);
    try {
      const receipt = await sendQuote({
        quote: toQuote(submission, read().startedAt),
        idempotencyKey: attempt.key,
        onProgress: setProgress,
        onBusy: () => setProgress('waiting'),
        onNewKey: keepKey,
      }).unwrap();
      await clearDraft(read().id);
      markPopupDone();
      return { receipt };
    } catch (error) {
      return { error: isApiError(error) ? error : { status: 0, message: String(error) } };
    } finally {
      setProgress(null);
    }
  };
  return { submit, progress };
}
