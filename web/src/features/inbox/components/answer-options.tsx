import { useId, useRef } from 'react';
import { SelectField } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';
import { useGetReadyAnswersQuery } from '../api/desk-api';
import { filledAnswer } from '../filled-answer';

interface AnswerOptionsProps {
  lead: LeadDetail;
  text: string;
  language: LeadDetail['language'];
  onLanguage: (language: LeadDetail['language']) => void;
  onText: (text: string) => void;
}

/** The language of an answer, the visitor's unless said, and the ready answers, which the firm edits under Website. */
export function AnswerOptions({ lead, text, language, onLanguage, onText }: AnswerOptionsProps) {
  const { talk } = useContent(deskContent);
  const { languages } = useContent(inboxContent);
  const id = useId();
  const { data: answers } = useGetReadyAnswersQuery();
  // What a ready answer put there gives way to the next one; what somebody wrote stays above it.
  const inserted = useRef('');
  const insert = (index: string, into: LeadDetail['language']) => {
    const answer = answers?.[Number(index)];
    if (index === '' || !answer) return;
    const filled = filledAnswer(answer, lead, into);
    const isOwn = text.trim() !== '' && text !== inserted.current;
    inserted.current = filled;
    onText(isOwn ? `${text.trimEnd()}\n\n${filled}` : filled);
  };
  return (
    <>
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
        {answers && answers.length > 0 && (
          <SelectField
            id={`${id}-ready`}
            label={talk.ready}
            control={{ value: '', onChange: (event) => insert(event.target.value, language) }}
          >
            <option value="">{talk.noReady}</option>
            {answers.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </>
  );
}
