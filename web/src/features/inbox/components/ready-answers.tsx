import { readyAnswerTitle } from '@sandhill/company/content/ready-answer-title.js';
import { SelectField } from '../../../components/ui/field';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { deskContent } from '../../../content/desk';
import { useContent, useLanguage } from '../../../lib/language-context';
import { type ReadyAnswer, useGetReadyAnswersQuery } from '../api/desk-api';

/** Select with the ready answers (text templates), which the firm edits on the Website tab. */
export function ReadyAnswers({ onChoose }: { onChoose: (answer: ReadyAnswer) => void }) {
  const { talk } = useContent(deskContent);
  const language = useLanguage();
  const query = useGetReadyAnswersQuery();
  const answers = query.data ?? [];
  const hint = hintIfFailed(query);
  if (answers.length === 0 && !hint) return null;
  const choose = (index: string) => {
    const answer = answers[Number(index)];
    if (index !== '' && answer) onChoose(answer);
  };
  return (
    <SelectField
      label={talk.ready}
      hint={hint}
      control={{ value: '', onChange: (event) => choose(event.target.value) }}
    >
      <option value="">{talk.noReady}</option>
      {answers.map((answer, index) => (
        <option key={answer.title} value={index}>
          {readyAnswerTitle(answer, language)}
        </option>
      ))}
    </SelectField>
  );
}
