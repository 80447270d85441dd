import { useLayoutEffect, useRef } from 'react';
import { commonContent } from '../../content/common';
import { useContent, useLanguage } from '../../lib/language-context';
import { LanguageLink, languageNames } from './language-link';

/** Links to the same page in each language, with the same query and anchor. Remembers the choice. */
export function LanguageSelector() {
  const content = useContent(commonContent);
  const current = useLanguage();
  // The pressed link, and its distance from the top of the window in pixels. Texts differ in length between languages,
  // so the page is scrolled to keep the link at its position.
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
        <LanguageLink
          key={language}
          language={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={({ currentTarget: link }) => {
            pressed.current = { link, top: link.getBoundingClientRect().top };
          }}
          className="inline-flex min-h-11 items-center rounded-full px-3 sm:px-4 aria-[current=true]:bg-white aria-[current=true]:font-semibold aria-[current=true]:text-primary-deep"
        >
          {languageNames[language]}
        </LanguageLink>
      ))}
    </nav>
  );
}
