import { sendForm, type SentReceipt, type Submission } from '../../components/forms/send-lead';
import type { Outcome } from '../../components/forms/use-lead-form';
import type { AppThunk } from '../../lib/root-reducer';
import { quotesApi } from './api/quotes-api';
import { parseQuote } from './quote-schema';

export const sendQuote =
  (submission: Submission): AppThunk<Promise<Outcome<SentReceipt>>> =>
  (dispatch) =>
    dispatch(
      sendForm(
        {
          name: 'quote',
          parse: parseQuote,
          post: (quote, sending) =>
            dispatch(quotesApi.endpoints.sendQuote.initiate({ quote, ...sending })).unwrap(),
        },
        submission,
      ),
    );
