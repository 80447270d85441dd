import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { changeDraft, endDraft } from '../../../components/forms/drafts-slice';
import type { SentReceipt } from '../../../components/forms/send-lead';
import { MissingPhotos } from '../../../components/forms/photos/missing-photos';
import { BookVisit } from '../../../components/site/book-visit/book-visit';
import { FormSent } from '../../../components/site/form-sent';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { claims, site } from '../../../lib/site';
import type { VisitWindow } from '../../../types/api';

export interface QuoteSentProps {
  receipt: SentReceipt;
  onAgain: () => void;
  wanted?: VisitWindow;
}

export function QuoteSent({ receipt, onAgain, wanted }: QuoteSentProps) {
  const content = useContent(formAnswersContent).quote.sent;
  const dispatch = useDispatch<AppDispatch>();
  const { page } = receipt;
  const keepPage = useCallback(
    (isUnfinished: boolean) =>
      dispatch(isUnfinished ? changeDraft('quote', { sentPage: page }) : endDraft('quote')),
    [dispatch, page],
  );
  return (
    <FormSent
      words={content}
      receipt={receipt}
      promise={{ way: 'call', hours: claims.quoteResponse && site.responseHours.quote }}
      onAgain={onAgain}
    >
      {page && (
        <BookVisit token={page.split('/').at(-1) ?? ''} wanted={wanted} onUnfinished={wanted && keepPage} />
      )}
      {receipt.photosKept === false && <MissingPhotos reference={receipt.reference} to="office" />}
    </FormSent>
  );
}
