import type { Language } from '@sandhill/company/language.js';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { HydrationMark } from '../../components/ui/hydration-mark';
import { haveItContent } from '../../content/have-it';
import { HaveIt } from '../../features/have-it/components/have-it';
import { LanguageContext } from '../../lib/language-context';
import { rememberedLanguage } from '../../lib/remembered-language';
import { profile } from '../../lib/site';

/** The language chosen last, else the browser's: the address states none. */
const ownLanguage = (): Language =>
  rememberedLanguage() ?? (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

/** Behind "I have it" in the office's mails. Drawn from the shell, which search engines leave out. */
export function Component() {
  const { token = '' } = useParams();
  const [language] = useState(ownLanguage);
  const { title } = haveItContent[language];
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${title} | ${profile.name}`;
  }, [language, title]);
  return (
    <LanguageContext value={language}>
      <main className="min-h-dvh bg-band px-4 py-8">
        <div className="mx-auto max-w-xl space-y-5">
          <p className="flex items-center gap-3 font-display text-xl font-semibold">
            <img src="/icon.svg" alt="" width={44} height={44} className="size-11" />
            {profile.name}
          </p>
          <HaveIt token={token} />
        </div>
      </main>
      <HydrationMark />
    </LanguageContext>
  );
}
