import { useId } from 'react';
import { SelectField } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';
import { filledAnswer } from '../filled-answer';
import { ReadyAnswers } from './ready-answers';

interface AnswerOptionsProps {
  lead: LeadDetail;
  text: string;
  language: LeadDetail['language'];
  onLanguage: (language: LeadDetail['language']) => void;
  onText: (text: string) => void;
}

/** The language of an answer, the visitor's unless said, and the ready answers as letters. */
export function AnswerOptions({ lead, text, language, onLanguage, onText }: AnswerOptionsProps) {
  const { talk } = useContent(deskContent);
  const { languages } = useContent(inboxContent);
  const id = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        id={`${id}-language`}
        label={talk.language}
        hint={talk.visitorWrites(languages[lead.language])}
        control={{
          value: language,
          onChange: (event) => onLanguage(event.target.value as LeadDetail['language']),
        }}
      >
        {(['en', 'es'] as const).map((one) => (
          <option key={one} value={one}>
            {languages[one]}
          </option>
        ))}
      </SelectField>
      <ReadyAnswers text={text} fill={(answer) => filledAnswer(answer, lead, language)} onText={onText} />
    </div>
  );
}
