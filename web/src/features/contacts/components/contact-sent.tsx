import type { SentReceipt } from '../../../components/forms/send-lead';
import { MissingPhotos } from '../../../components/forms/photos/missing-photos';
import { FormSent } from '../../../components/site/form-sent';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import { claims, site } from '../../../lib/site';

export interface ContactSentProps {
  receipt: SentReceipt;
  onAgain: () => void;
}

export function ContactSent({ receipt, onAgain }: ContactSentProps) {
  const content = useContent(formAnswersContent).contact.sent;
  return (
    <FormSent
      words={content}
      receipt={receipt}
      promise={{ way: 'answer', hours: claims.contactResponse && site.responseHours.contact }}
      onAgain={onAgain}
    >
      {receipt.photosKept === false && <MissingPhotos reference={receipt.reference} to="general" />}
    </FormSent>
  );
}
