import type { Language } from '@sandhill/company/language.js';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useClientLocation } from '../../hooks/use-client-location';
import { localizedPath, splitLanguage } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { rememberLanguage } from '../../lib/remembered-language';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Keeps what was pressed where it is in the window, though the texts above it change their length. */
function useSamePlace(language: Language) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<{ language: Language; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!before.current || before.current.language === language) return;
    const moved = topOf(place.current) - before.current.top;
    before.current = undefined;
    if (moved !== 0) globalThis.scrollBy({ top: moved, behavior: 'instant' });
  });
  const remember = () => {
    before.current = { language, top: topOf(place.current) };
  };
  return { place, remember };
}

/** Leads to the same place of the same page in the other language, query and anchor included, and remembers the choice. */
export function LanguageSelector() {
  const content = useContent(commonContent);
  const current = useLanguage();
  const { pathname } = useLocation();
  const { search, hash } = useClientLocation();
  const { path } = splitLanguage(pathname);
  const { place, remember } = useSamePlace(current);
  const choose = (language: Language) => {
    rememberLanguage(language);
    remember();
  };
  return (
    <nav
      ref={place}
      aria-label={content.footer.language}
      className="inline-flex rounded-full border border-white/40 p-1"
    >
      {(['en', 'es'] as const).map((language) => (
        <Link
          key={language}
          to={localizedPath(path, language) + search + hash}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => choose(language)}
          className="inline-flex min-h-11 items-center rounded-full px-4 aria-[current=true]:bg-white aria-[current=true]:font-semibold aria-[current=true]:text-primary-deep"
        >
          {names[language]}
        </Link>
      ))}
    </nav>
  );
}
