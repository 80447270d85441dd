import { SelectField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';
import type { ReadyAnswer } from '../api/desk-api';
import { filledAnswer, hasGreeting, plainAnswer } from '../filled-answer';
import { ReadyAnswers } from './ready-answers';

interface AnswerOptionsProps {
  lead: LeadDetail;
  /** The user's first name, which signs the answer. */
  signer: string | null;
  text: string;
  language: LeadDetail['language'];
  onLanguage: (language: LeadDetail['language']) => void;
  /**
   * Called with the whole letter, and with the paragraph to insert if there already is a text: the ready answer alone
   * if that text has a greeting, else the whole letter.
   */
  onAnswer: (letter: string, paragraph: string) => void;
}

export function AnswerOptions({ lead, signer, text, language, onLanguage, onAnswer }: AnswerOptionsProps) {
  const { talk } = useContent(deskContent);
  const { languages } = useContent(inboxContent);
  // If the text already greets the person, the greeting is not repeated.
  const choose = (answer: ReadyAnswer) => {
    const letter = filledAnswer(answer, lead, { language, signer });
    onAnswer(letter, hasGreeting(text, lead) ? plainAnswer(answer, language) : letter);
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={talk.language}
        hint={talk.visitorWrites[lead.language]}
        control={{
          value: language,
          onChange: (event) => onLanguage(event.target.value as LeadDetail['language']),
        }}
      >
        <Options of={['en', 'es'] as const} name={(one) => languages[one]} />
      </SelectField>
      <ReadyAnswers onChoose={choose} />
    </div>
  );
}
