import type { ShownText } from '@sandhill/company/content/shown-text.js';
import { useLanguage } from '../../../lib/language-context';
import type { ShownList } from '../page-types';

const languageOf = (language: string, { isEnglishOnly }: { isEnglishOnly?: true }) =>
  language === 'es' && isEnglishOnly ? 'en' : undefined;

/** A text in paragraphs. Empty lines separate the paragraphs. */
export function Paragraphs({ text }: { text: ShownText }) {
  const language = useLanguage();
  return (
    <div lang={languageOf(language, text)} className="reading-width mt-3 space-y-3 text-lg">
      {text[language].split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Care by season. Each line of the text is one season. The part before the line's first colon is the time of year. */
export function CareLines({ text }: { text: ShownText }) {
  const language = useLanguage();
  const lines = text[language].split('\n').filter((line) => line.trim() !== '');
  return (
    <ul
      lang={languageOf(language, text)}
      className="mt-5 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]"
    >
      {lines.map((line) => {
        const [, when, what] = /^([^:]+):(.*)$/.exec(line) ?? [null, null, line];
        return (
          <li key={line} className="rounded-2xl border border-line bg-ground p-5">
            {when && <h3 className="text-xl first-letter:uppercase">{when}</h3>}
            <p className="mt-1 first-letter:uppercase">{what?.trim()}</p>
          </li>
        );
      })}
    </ul>
  );
}

export function EntryList({ title, list }: { title: string; list: ShownList }) {
  const language = useLanguage();
  const items = list[language];
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <ul lang={languageOf(language, list)} className="reading-width mt-3 list-disc space-y-2 pl-5 text-lg">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
