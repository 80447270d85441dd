import type { Language } from '@sandhill/company/language.js';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useSearchParams } from 'react-router-dom';
import { HydrationMark } from '../../../components/ui/hydration-mark';
import { Toaster } from '../../../components/ui/toast/toaster';
import { useGetSessionQuery } from '../../../features/auth/api/auth-api';
import { ConfirmSignIn } from '../../../features/auth/components/confirm-sign-in';
import { onOtherTabs } from '../../../features/auth/other-tabs';
import { resetSnooze } from '../../../features/auth/snoozed-alert';
import { followOtherTab } from '../../../lib/drafts/drafts-slice';
import { LanguageContext } from '../../../lib/language-context';
import { rememberedLanguage, rememberLanguage } from '../../../lib/remembered-language';
import type { AppDispatch } from '../../../lib/root-reducer';
import { useTheme } from './theme/use-theme';
import { CachedResponseNote, useAdminWorker, useNotificationClicks } from './admin-worker';
import { useToastPadding } from './toast-padding';

/** Fetches the session again when another tab reports a change, so that signing out in one tab signs out all tabs. */
function useSessionOfOtherTabs() {
  const { refetch } = useGetSessionQuery();
  useEffect(
    () =>
      onOtherTabs(() => {
        resetSnooze();
        void refetch();
      }),
    [refetch],
  );
}

/** Ends drafts here that are sent or discarded in another tab. */
function useDraftsOfOtherTabs() {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    const follow = (event: StorageEvent) => dispatch(followOtherTab(event));
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [dispatch]);
}

/**
 * Returns the language in the query `?language=es`, to which `/es/admin` redirects; undefined without that query.
 * Stores the language and removes the query from the URL.
 */
function useAskedLanguage(): Language | undefined {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('language') === 'es' ? 'es' : undefined;
  useEffect(() => {
    if (!asked) return;
    rememberLanguage(asked);
    setQuery(
      (before) => {
        before.delete('language');
        return before;
      },
      { replace: true },
    );
  }, [asked, setQuery]);
  return asked;
}

/**
 * Layout of the admin area. The area's addresses are the same in both languages, so the language that was chosen last
 * is used.
 */
export function Component() {
  const asked = useAskedLanguage();
  const [language, setLanguage] = useState<Language>(() => asked ?? rememberedLanguage() ?? 'en');
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useSessionOfOtherTabs();
  useDraftsOfOtherTabs();
  useTheme();
  useAdminWorker();
  useNotificationClicks();
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };
  useToastPadding();
  return (
    <LanguageContext value={language}>
      <CachedResponseNote />
      <Outlet context={choose} />
      <HydrationMark />
      <footer className="print:hidden">
        <fieldset aria-label="Language / Idioma" className="flex justify-center gap-2 py-6">
          {(['en', 'es'] as const).map((option) => (
            <button
              key={option}
              type="button"
              lang={option}
              aria-pressed={option === language}
              onClick={() => choose(option)}
              className="min-h-11 rounded-full px-4 aria-pressed:bg-band aria-pressed:font-semibold"
            >
              {option === 'en' ? 'English' : 'Español'}
            </button>
          ))}
        </fieldset>
      </footer>
      <ConfirmSignIn />
      {/* Toasts are at the bottom, because at the top they would cover buttons and tabs. */}
      <Toaster place="bottom-4 sm:left-4" />
    </LanguageContext>
  );
}
