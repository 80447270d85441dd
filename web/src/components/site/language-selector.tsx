import type { Language } from '@sandhill/company/language.js';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useClientLocation } from '../../hooks/use-client-location';
import { localizedPath, splitLanguage } from '../../config/paths';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { rememberLanguage } from '../../lib/remembered-language';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** Leads to the same place of the same page in the other language, query and anchor included, and remembers the choice. */
export function LanguageSelector() {
  const content = useContent(commonContent);
  const current = useLanguage();
  const { pathname } = useLocation();
  const { search, hash } = useClientLocation();
  const { path } = splitLanguage(pathname);
  // Texts change their length with the language: what was pressed stays where it is in the window.
  const pressed = useRef<{ link: Element; top: number }>(null);
  useLayoutEffect(() => {
    if (pressed.current?.link.ariaCurrent !== 'true') return;
    const { link, top } = pressed.current;
    pressed.current = null;
    globalThis.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (
    <nav aria-label={content.footer.language} className="inline-flex rounded-full border border-white/40 p-1">
      {(['en', 'es'] as const).map((language) => (
        <Link
          key={language}
          to={localizedPath(path, language) + search + hash}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={({ currentTarget: link }) => {
            rememberLanguage(language);
            pressed.current = { link, top: link.getBoundingClientRect().top };
          }}
          className="inline-flex min-h-11 items-center rounded-full px-4 aria-[current=true]:bg-white aria-[current=true]:font-semibold aria-[current=true]:text-primary-deep"
        >
          {names[language]}
        </Link>
      ))}
    </nav>
  );
}
