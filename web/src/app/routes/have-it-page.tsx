import type { Language } from '@sandhill/company/language.js';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkLayout } from '../../components/layouts/link-layout';
import { haveItContent } from '../../content/have-it';
import { HaveIt } from '../../features/have-it/components/have-it';
import { rememberedLanguage } from '../../lib/remembered-language';

/** Returns the language that was chosen last, else the browser's, because this page's address has no language. */
const ownLanguage = (): Language =>
  rememberedLanguage() ?? (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

export function Component() {
  const { token = '' } = useParams();
  const [language] = useState(ownLanguage);
  return (
    <LinkLayout language={language} title={haveItContent[language].title}>
      <HaveIt token={token} />
    </LinkLayout>
  );
}
