import { useId, useRef } from 'react';
import { SelectField } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import { type ReadyAnswer, useGetReadyAnswersQuery } from '../api/desk-api';

interface ReadyAnswersProps {
  /** What is written so far. */
  text: string;
  fill: (answer: ReadyAnswer) => string;
  onText: (text: string) => void;
}

/** The ready answers, which the firm edits under Website. */
export function ReadyAnswers({ text, fill, onText }: ReadyAnswersProps) {
  const { talk } = useContent(deskContent);
  const id = useId();
  const { data: answers } = useGetReadyAnswersQuery();
  // What a ready answer put there gives way to the next one; what somebody wrote stays above it.
  const inserted = useRef('');
  const insert = (index: string) => {
    const answer = answers?.[Number(index)];
    if (index === '' || !answer) return;
    const filled = fill(answer);
    const isOwn = text.trim() !== '' && text !== inserted.current;
    inserted.current = filled;
    onText(isOwn ? `${text.trimEnd()}\n\n${filled}` : filled);
  };
  if (!answers?.length) return null;
  return (
    <SelectField
      id={`${id}-ready`}
      label={talk.ready}
      control={{ value: '', onChange: (event) => insert(event.target.value) }}
    >
      <option value="">{talk.noReady}</option>
      {answers.map(({ title }, index) => (
        <option key={title} value={index}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
