import type { SentReceipt } from '../../../components/forms/send-lead';
import { MissingPhotos } from '../../../components/forms/photos/missing-photos';
import { FormSent } from '../../../components/site/form-sent';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import { site } from '../../../lib/site';

export interface ContactSentProps {
  receipt: SentReceipt;
  onAgain: () => void;
}

const promise = { way: 'answer', hours: site.responseHours.contact } as const;

export function ContactSent({ receipt, onAgain }: ContactSentProps) {
  const content = useContent(formAnswersContent).contact.sent;
  return (
    <FormSent
      words={content}
      reference={receipt.reference}
      page={receipt.page}
      promise={promise}
      isUrgent={receipt.isUrgent}
      onAgain={onAgain}
    >
      {receipt.photosKept === false && <MissingPhotos reference={receipt.reference} to="general" />}
    </FormSent>
  );
}
