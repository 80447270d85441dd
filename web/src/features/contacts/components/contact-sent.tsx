import { FormSent } from '../../../components/site/form-sent';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';

export interface ContactSentProps {
  reference?: string;
  onAgain: () => void;
}

/** What a visitor sees once the message has arrived. */
export function ContactSent({ reference, onAgain }: ContactSentProps) {
  const content = useContent(formAnswersContent).contact.sent;
  return <FormSent words={content} reference={reference} onAgain={onAgain} />;
}
