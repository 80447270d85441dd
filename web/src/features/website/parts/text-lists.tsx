import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { readyAnswerTitle } from '@sandhill/company/content/ready-answer-title.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { useSelector } from 'react-redux';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import { itemName, shownText } from '../field-names';
import { ManyField } from '../fields/choice-fields';
import { ListField } from '../fields/list-field';
import { LocalizedField, TextField } from '../fields/text-field';

const nothing = () => ({ en: '', es: '' });

export function OpeningsPart() {
  const words = useContent(websiteContent);
  return (
    <ListField
      path="openings"
      blank={() => ({ title: nothing(), text: nothing() })}
      title={({ title }) => shownText(title, words)}
      isFolded
      isHeadingHidden
    >
      {(path) => (
        <>
          <LocalizedField path={`${path}.title`} />
          <LocalizedField path={`${path}.text`} />
        </>
      )}
    </ListField>
  );
}

export function QuestionsPart() {
  const { content } = useSelector(selectWebsite);
  const words = useContent(websiteContent);
  const places: [string, string][] = [
    ['contact', words.pages['contact'] ?? ''],
    ...serviceIds.map((id): [string, string] => [id, itemName(`services.${id}`, content, words)]),
  ];
  return (
    <ListField<SiteContent['questions'][number]>
      path="questions"
      blank={() => ({ question: nothing(), answer: nothing(), places: ['contact'] })}
      title={({ question }) => shownText(question, words)}
      isFolded
      isHeadingHidden
    >
      {(path) => (
        <>
          <LocalizedField path={`${path}.question`} />
          <LocalizedField path={`${path}.answer`} />
          <ManyField path={`${path}.places`} options={places} />
        </>
      )}
    </ListField>
  );
}

export function AnswersPart() {
  const { language } = useContent(websiteContent);
  return (
    <ListField<SiteContent['readyAnswers'][number]>
      path="readyAnswers"
      blank={() => ({ title: '', titleEs: '', text: nothing() })}
      title={(answer) => readyAnswerTitle(answer, language)}
      isFolded
      isHeadingHidden
    >
      {(path) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField path={`${path}.title`} lang="en" />
            <TextField path={`${path}.titleEs`} lang="es" />
          </div>
          <LocalizedField path={`${path}.text`} />
        </>
      )}
    </ListField>
  );
}
