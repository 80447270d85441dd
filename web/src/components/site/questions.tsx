import type { ServiceId } from '@sandhill/company/service-ids.js';
import { ChevronDown } from 'lucide-react';
import { serviceGuidesContent } from '../../content/service-guides';
import { useContent, useLanguage } from '../../lib/language-context';
import { questionsOn, textProps } from '../../lib/site';

/** The frequently asked questions of a page. A press on a question opens its answer, even without scripts. */
export function Questions({ id }: { id: 'contact' | ServiceId }) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  const questions = questionsOn(id);
  if (questions.length === 0) return null;
  return (
    <>
      <h2 className="text-title">{content.questions}</h2>
      <div className="mt-4 divide-y divide-current/20 border-b border-current/20">
        {questions.map(({ question, answer }) => (
          <details key={question.en} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">
                <span {...textProps(question, language)} />
              </h3>
              <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <p className="reading-width pb-5" {...textProps(answer, language)} />
          </details>
        ))}
      </div>
    </>
  );
}
