import { FormSent } from '../../../components/site/form-sent';
import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';

/** What a visitor sees once the message has arrived. */
export function ContactSent({ reference, onAgain }: { reference?: string; onAgain: () => void }) {
  const content = useContent(formAnswersContent).contact.sent;
  return <FormSent words={content} reference={reference} onAgain={onAgain} />;
}
