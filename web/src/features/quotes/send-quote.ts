import type { Language } from '@sandhill/company/language.js';
import type { FormValues } from '../../components/forms/form-values';
import { reportFailure } from '../../components/forms/report-failure';
import { sendLead } from '../../components/forms/send-lead';
import type { Outcome } from '../../components/forms/use-lead-form';
import type { Progress } from '../../components/ui/sending-progress';
import { formAnswersContent } from '../../content/form-answers';
import { readArrival } from '../../lib/arrival';
import type { AppThunk } from '../../lib/root-reducer';
import { quotesApi } from './api/quotes-api';
import type { QuoteReceipt } from './components/quote-sent';
import { parseQuote } from './quote-schema';

interface Submission {
  values: FormValues;
  language: Language;
  page: string;
  onProgress: (progress: Progress) => void;
}

/** Sends the quote form and shows a failure in a toast. The draft is deleted once the server has the request. */
export const sendQuote =
  ({ values, language, page, onProgress }: Submission): AppThunk<Promise<Outcome<QuoteReceipt>>> =>
  async (dispatch) => {
    try {
      const typed = parseQuote(values);
      const receipt = await dispatch(
        sendLead({
          name: 'quote',
          typed,
          about: { ...readArrival(), language, page },
          onProgress,
          post: (quote, sending) =>
            dispatch(quotesApi.endpoints.sendQuote.initiate({ quote, ...sending })).unwrap(),
        }),
      );
      return { receipt: { ...receipt, isUrgent: typed.urgency !== undefined } };
    } catch (error) {
      const answers = formAnswersContent[language];
      return { refusal: dispatch(reportFailure(error, { answers, failed: answers.quote.failed })) };
    }
  };
