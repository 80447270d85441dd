import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useOutletContext } from 'react-router-dom';
import { Brand } from '../../../components/site/brand';
import { Button } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminPaths } from '../../../config/paths';
import { accountLinksContent } from '../../../content/account-links';
import { useLogoutMutation } from '../../../features/auth/api/auth-api';
import { useReadLinkMutation } from '../../../features/auth/api/links-api';
import { codesShown, selectRecoveryCodes } from '../../../features/auth/recovery-codes-slice';
import { RecoveryCodes } from '../../../features/auth/components/recovery-codes';
import { AccountLink } from '../../../features/auth/components/account-link';
import { isApiError } from '../../../lib/api-error';
import type { Language } from '@sandhill/company/language.js';
import { LanguageContext, useLanguage } from '../../../lib/language-context';
import type { UsedLink } from '../../../types/api';
import { useAdminTitle } from './use-admin-title';

export function Component() {
  const own = useLanguage();
  const chooseLanguage = useOutletContext<(language: Language) => void>();
  const navigate = useNavigate();
  const toast = useToast();
  const [token] = useState(() => location.hash.slice(1));
  const [isUsed, setUsed] = useState(false);
  const dispatch = useDispatch();
  const hasCodes = useSelector(selectRecoveryCodes).length > 0;
  const [logout] = useLogoutMutation();
  const [readLink, { data: link, error }] = useReadLinkMutation();
  const language = link?.language ?? own;
  const content = accountLinksContent[language].link;
  useAdminTitle(content.pageTitle);
  useEffect(() => void readLink(token), [readLink, token]);

  const used = async ({ recoveryCodes }: UsedLink, chosen: Language) => {
    chooseLanguage(chosen);
    // Another user may be signed in in this browser. Signs them out, so that the recipient of the link can sign in.
    await logout();
    toast({ ...content.done, variant: 'success' });
    if (recoveryCodes) dispatch(codesShown(recoveryCodes));
    setUsed(true);
  };
  if (isUsed && !hasCodes) return <Navigate to={adminPaths.loginForm} replace />;
  const hasEnded = isApiError(error) && [400, 404].includes(error.status);
  return (
    <main className="min-h-[85dvh] bg-band">
      <div className="page-width py-4">
        <Brand />
      </div>
      <div className="page-width py-8">
        <section className="mx-auto max-w-md rounded-3xl border border-line bg-ground p-6 sm:p-9">
          {hasEnded && (
            <>
              <h1 className="text-title">{content.ended.title}</h1>
              <p className="mt-3 mb-5">{content.ended.text}</p>
              <Button onClick={() => void navigate(adminPaths.loginForm, { replace: true })}>
                {content.toSignIn}
              </Button>
            </>
          )}
          {error && !hasEnded && <Notice title={content.failed} onRetry={() => void readLink(token)} />}
          {!link && !error && <Skeleton className="h-96" />}
          {link && !isUsed && (
            <LanguageContext value={language}>
              <AccountLink token={token} link={link} onUsed={(...done) => void used(...done)} />
            </LanguageContext>
          )}
          {isUsed && (
            <LanguageContext value={language}>
              <RecoveryCodes />
            </LanguageContext>
          )}
        </section>
      </div>
    </main>
  );
}
