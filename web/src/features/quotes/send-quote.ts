import type { Language } from '@sandhill/company/language.js';
import { openDraft } from '../../components/forms/drafts-slice';
import type { FormValues } from '../../components/forms/form-values';
import { reportFailure } from '../../components/forms/report-failure';
import { sendDraft } from '../../components/forms/send-draft';
import type { Refusal } from '../../components/forms/use-lead-form';
import type { Progress } from '../../components/ui/sending-progress';
import { formAnswersContent } from '../../content/form-answers';
import { readArrival } from '../../lib/arrival';
import type { AppThunk } from '../../lib/root-reducer';
import { quotesApi } from './api/quotes-api';
import type { QuoteReceipt } from './components/quote-sent';
import { forgetPhotos } from './quote-photos';
import { selectPhotos } from './photos-slice';
import { parseQuote } from './quote-schema';

export interface Submission {
  values: FormValues;
  language: Language;
  /** The address of the page that the form stands on. */
  page: string;
  onProgress: (progress: Progress) => void;
}

type Outcome = { receipt: QuoteReceipt } | { refusal: Refusal };

/** Sends the request with its photos. Once the server has it, the draft ends; a toast tells the visitor if it failed. */
export const sendQuote =
  ({ values, language, page, onProgress }: Submission): AppThunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    const { startedAt } = dispatch(openDraft('quote'));
    const content = { ...parseQuote(values), ...readArrival(), language, page };
    const photos = selectPhotos(getState());
    const images = photos.map((photo) => photo.dataUrl);
    const send = (idempotencyKey: string) => {
      const quote = {
        ...content,
        tookMs: Date.now() - startedAt,
        ...(images.length > 0 && { projectImages: images }),
      };
      const sending = { quote, idempotencyKey, onProgress, onBusy: () => onProgress('waiting') };
      return dispatch(quotesApi.endpoints.sendQuote.initiate(sending)).unwrap();
    };
    onProgress(0);
    try {
      const fingerprint = [content, photos.map((photo) => photo.id)];
      const receipt = await dispatch(sendDraft('quote', fingerprint, send));
      dispatch(forgetPhotos());
      return { receipt };
    } catch (error) {
      const answers = formAnswersContent[language];
      return { refusal: dispatch(reportFailure(error, { answers, failed: answers.quote.failed })) };
    } finally {
      onProgress(null);
    }
  };
