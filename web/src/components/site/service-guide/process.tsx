import { serviceGuidesContent } from '../../../content/service-guides';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { BlockProps } from './block-props';

const number = 'grid size-11 shrink-0 place-items-center rounded-full bg-glow font-display text-xl text-ink';

export function ProcessRow({ guide }: BlockProps) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  return (
    <>
      <h2 className="text-title">{content.process}</h2>
      <ol className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-3 lg:gap-8">
        {guide.steps.map(({ title, text }, index) => (
          <li key={title.en} className="lg:border-t-4 lg:border-current/20 lg:pt-5">
            <div className="flex items-center gap-3 lg:block">
              <span aria-hidden className={number}>
                {index + 1}
              </span>
              <h3 className="text-xl lg:mt-4">{title[language]}</h3>
            </div>
            <p className="mt-2 reading-width">{text[language]}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

export function ProcessPath({ guide }: BlockProps) {
  const content = useContent(serviceGuidesContent);
  const language = useLanguage();
  return (
    <>
      <h2 className="text-title">{content.process}</h2>
      <ol className="mt-8">
        {guide.steps.map(({ title, text }, index) => (
          <li key={title.en} className="group relative flex gap-5 pb-8 last:pb-0">
            <span
              aria-hidden
              className="absolute top-11 bottom-0 left-5.5 border-l-2 border-current/20 group-last:hidden"
            />
            <span aria-hidden className={number}>
              {index + 1}
            </span>
            <div>
              <h3 className="mt-2 text-xl">{title[language]}</h3>
              <p className="mt-2 reading-width">{text[language]}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
