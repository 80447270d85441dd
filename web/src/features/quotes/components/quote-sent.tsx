import type { SentReceipt } from '../../../components/forms/send-lead';
import { MissingPhotos } from '../../../components/forms/photos/missing-photos';
import { BookVisit } from '../../../components/site/book-visit/book-visit';
import { FormSent } from '../../../components/site/form-sent';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import { claims, site } from '../../../lib/site';
import type { VisitWindow } from '../../../types/api';

export interface QuoteSentProps {
  receipt: SentReceipt;
  onAgain: () => void;
  wanted?: VisitWindow;
}

export function QuoteSent({ receipt, onAgain, wanted }: QuoteSentProps) {
  const content = useContent(formAnswersContent).quote.sent;
  return (
    <FormSent
      words={content}
      receipt={receipt}
      promise={{ way: 'call', hours: claims.quoteResponse && site.responseHours.quote }}
      onAgain={onAgain}
    >
      {receipt.page && <BookVisit token={receipt.page.split('/').at(-1) ?? ''} wanted={wanted} />}
      {receipt.photosKept === false && <MissingPhotos reference={receipt.reference} to="office" />}
    </FormSent>
  );
}
