import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Brand } from '../../../components/site/brand';
import { Skeleton } from '../../../components/ui/query-state';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { useGetSessionQuery } from '../../../features/auth/api/auth-api';
import { AccessRequest } from '../../../features/auth/components/access-request';
import { LoginForm } from '../../../features/auth/components/login-form';
import { SecondFactorSetUp, useMustSetUp } from '../../../features/auth/components/second-factor-set-up';
import { useContent } from '../../../lib/language-context';
import type { Session, User } from '../../../types/api';
import { AdminPanel } from './admin-panel';
import { toAdminTab } from './admin-tab';
import { SessionFailed } from './session-failed';
import { useLeave } from './use-leave';

/** Opens the login form when the address names it, and rewrites the address to /admin. */
function useLoginRequest(): [boolean, (isOpen: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get('login') === 'true');
  const isAsked = search.get('login') === 'true';
  if (isAsked && !isOpen) setOpen(true);
  useEffect(() => {
    if (!isAsked) return;
    setSearch({}, { replace: true });
  }, [isAsked, setSearch]);
  return [isOpen, setOpen];
}

const isOwnerWithTemporaryPassword = (user: User) =>
  user.role === 'owner' && user.isAdmin && user.passwordIsTemporary;

/** The session of the user signed in last: when it expires, what they typed stays behind the login. */
function useKeptSession(session: Session | undefined) {
  const [kept, setKept] = useState<Session | null>(null);
  const [hasLeft, setLeft] = useState(false);
  if (session?.user && session !== kept) {
    setKept(session);
    setLeft(false);
  }
  return { kept: hasLeft && !session?.user ? null : kept, forget: () => setLeft(true) };
}

export function Component() {
  const content = useContent(adminContent);
  const toast = useToast();
  const leave = useLeave();
  const { data: session, isLoading, refetch } = useGetSessionQuery();
  // What is known stays known while a later question fails.
  const isUnknown = !isLoading && !session;
  const [isLoginOpen, setLoginOpen] = useLoginRequest();
  const [search] = useSearchParams();
  const [firstTab, setFirstTab] = useState(() => toAdminTab(search.get('tab')));
  const user = session?.user ?? null;
  const { kept, forget } = useKeptSession(session);
  const mustSetUp = useMustSetUp(kept);
  const isExpired = !user && kept !== null;

  const signedIn = (who: User) => {
    setLoginOpen(false);
    setFirstTab(isOwnerWithTemporaryPassword(who) ? 'settings' : 'mobile');
    toast(content.login.welcome(who.username));
  };
  const goBack = () => {
    forget();
    setLoginOpen(false);
  };
  const logout = () => {
    forget();
    void leave();
  };
  return (
    <>
      {!user && (
        <main className="min-h-[85dvh] bg-band">
          <div className="page-width py-4">
            <Brand />
          </div>
          <div className="page-width py-8">
            {isLoading && <Skeleton className="mx-auto h-96 max-w-xl" />}
            {isExpired && (
              <p role="alert" className="mx-auto mb-4 max-w-md rounded-2xl bg-info p-4 font-medium">
                {content.login.expired}
              </p>
            )}
            {isUnknown && <SessionFailed onRetry={() => void refetch()} />}
            {session && (isLoginOpen || isExpired) && (
              <LoginForm title={content.login.title} onSignedIn={signedIn} onBack={goBack} />
            )}
            {session && !isLoginOpen && !isExpired && (
              <AccessRequest onHaveCredentials={() => setLoginOpen(true)} canReturn />
            )}
          </div>
        </main>
      )}
      {kept?.user && (
        <div hidden={isExpired}>
          {mustSetUp ? (
            <main className="min-h-[85dvh]">
              <div className="page-width py-4">
                <Brand />
              </div>
              <SecondFactorSetUp user={kept.user} onLogout={logout} />
            </main>
          ) : (
            <AdminPanel key={kept.user.id} user={kept.user} firstTab={firstTab} onLogout={logout} />
          )}
        </div>
      )}
    </>
  );
}
