import { phoneHref } from '../../../components/site/admin-access';
import { FormSent } from '../../../components/site/form-sent';
import { buttonClass } from '../../../components/ui/button';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';

/** What a visitor sees once the quote request has arrived. */
export function QuoteSent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const content = useContent(formsContent).quote.sent;
  return (
    <FormSent words={content} reference={reference} onAgain={onAgain}>
      <a href={phoneHref} className={buttonClass('quiet')}>
        {content.urgent}
      </a>
    </FormSent>
  );
}
