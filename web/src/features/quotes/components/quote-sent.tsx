import { phoneHref } from '../../../components/site/admin-access';
import { FormSent } from '../../../components/site/form-sent';
import { buttonClass } from '../../../components/ui/button';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import type { LeadReceipt } from '../../../types/api';
import { profile } from '../../../lib/site';

export type QuoteReceipt = Pick<Partial<LeadReceipt>, 'reference' | 'photosKept'>;

/** Offers mail for photos that the server had no room for. */
function MissingPhotos({ reference = '' }: QuoteReceipt) {
  const content = useContent(formAnswersContent).quote.sent;
  const subject = encodeURIComponent(content.mailSubject(reference));
  return (
    <div className="reading-width rounded-xl border border-line bg-glow-soft p-4">
      <p>{content.photosMissing}</p>
      <a
        href={`mailto:${profile.emails.office}?subject=${subject}`}
        className={buttonClass('primary', 'mt-3')}
      >
        {content.mailPhotos}
      </a>
    </div>
  );
}

export interface QuoteSentProps {
  receipt: QuoteReceipt;
  onAgain: () => void;
}

/** What a visitor sees once the quote request has arrived. */
export function QuoteSent({ receipt, onAgain }: QuoteSentProps) {
  const content = useContent(formAnswersContent).quote.sent;
  return (
    <FormSent words={content} reference={receipt.reference} onAgain={onAgain}>
      {receipt.photosKept === false && <MissingPhotos {...receipt} />}
      <a href={phoneHref} className={buttonClass('quiet')}>
        {content.urgent}
      </a>
    </FormSent>
  );
}
