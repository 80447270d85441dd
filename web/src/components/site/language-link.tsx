import type { Language } from '@sandhill/company/language.js';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizedPath, splitLanguage } from '../../config/paths';
import { useClientLocation } from '../../hooks/use-client-location';
import { rememberLanguage } from '../../lib/remembered-language';

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

export function LanguageLink({
  language,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { language: Language }) {
  const { path } = splitLanguage(useLocation().pathname);
  const { search, hash } = useClientLocation();
  return (
    <Link
      to={localizedPath(path, language) + search + hash}
      hrefLang={language}
      lang={language}
      onClick={(event) => {
        rememberLanguage(language);
        onClick?.(event);
      }}
      {...rest}
    />
  );
}
