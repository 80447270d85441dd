import { X } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../lib/language-context';
import { rememberedLanguage, rememberLanguage } from '../../lib/remembered-language';
import { LanguageLink } from './language-link';

const prefersSpanish = () => navigator.language.startsWith('es') && rememberedLanguage() === null;

/**
 * Asks in Spanish whether the visitor prefers Spanish. Shown on English pages in browsers set to Spanish, until a
 * language is chosen. Its position is fixed, so that the page does not shift. On small screens, it is hidden while the
 * pop-up is shown.
 */
export function LanguageHint() {
  const language = useLanguage();
  const [isAsking, setAsking] = useState(prefersSpanish);
  if (!isAsking || language !== 'en') return null;
  const stay = () => {
    rememberLanguage('en');
    setAsking(false);
  };
  return (
    <p
      lang="es"
      className="fixed bottom-[calc(var(--reach-bar)+0.75rem)] left-3 z-10 flex items-center rounded-full border border-line bg-ground pl-4 text-sm shadow-lg lg:bottom-5 lg:left-5 in-[:root:has([data-quote-popup])]:max-lg:hidden print:hidden"
    >
      <LanguageLink
        language="es"
        onClick={() => setAsking(false)}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        ¿Prefiere español?
      </LanguageLink>
      <button
        type="button"
        aria-label="Cerrar"
        onClick={stay}
        className="grid size-11 place-items-center rounded-full hover:bg-band"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}
