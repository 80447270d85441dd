import { MissingPhotos } from '../../../components/forms/photos/missing-photos';
import { phoneHref } from '../../../components/site/admin-access';
import { FormSent } from '../../../components/site/form-sent';
import { buttonClass } from '../../../components/ui/button';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import type { LeadReceipt } from '../../../types/api';

export type QuoteReceipt = Pick<Partial<LeadReceipt>, 'reference' | 'photosKept'>;

export interface QuoteSentProps {
  receipt: QuoteReceipt;
  onAgain: () => void;
}

/** What a visitor sees once the quote request has arrived. */
export function QuoteSent({ receipt, onAgain }: QuoteSentProps) {
  const content = useContent(formAnswersContent).quote.sent;
  return (
    <FormSent words={content} reference={receipt.reference} onAgain={onAgain}>
      {receipt.photosKept === false && <MissingPhotos reference={receipt.reference} to="office" />}
      <a href={phoneHref} className={buttonClass('quiet')}>
        {content.urgent}
      </a>
    </FormSent>
  );
}
