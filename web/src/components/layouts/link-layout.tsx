import type { Language } from '@sandhill/company/language.js';
import { type ReactNode, useEffect } from 'react';
import { LanguageContext } from '../../lib/language-context';
import { profile } from '../../lib/site';
import { HydrationMark } from '../ui/hydration-mark';

interface LinkLayoutProps {
  language: Language;
  title: string;
  children: ReactNode;
}

/**
 * The frame of a page behind a mailed link or a QR code. It is rendered in the app's shell, which search engines do not
 * index.
 */
export function LinkLayout({ language, title, children }: LinkLayoutProps) {
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
          {children}
        </div>
      </main>
      <HydrationMark />
    </LanguageContext>
  );
}
