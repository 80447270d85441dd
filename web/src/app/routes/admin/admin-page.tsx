import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Brand } from '../../../components/site/brand';
import { Skeleton } from '../../../components/ui/query-state';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { useGetSessionQuery } from '../../../features/auth/api/auth-api';
import { AccessRequest } from '../../../features/auth/components/access-request';
import { LoginForm } from '../../../features/auth/components/login-form';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { AdminPanel } from './admin-panel';
import type { AdminTab } from './admin-tab';

/** Opens the login form when the address asks for it, and rewrites the address to /admin. */
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

export function Component() {
  const content = useContent(adminContent);
  const toast = useToast();
  const { data: session, isLoading } = useGetSessionQuery();
  const [isLoginOpen, setLoginOpen] = useLoginRequest();
  const [firstTab, setFirstTab] = useState<AdminTab>('mobile');

  const signedIn = (user: User) => {
    setLoginOpen(false);
    setFirstTab(isOwnerWithTemporaryPassword(user) ? 'settings' : 'mobile');
    if (isOwnerWithTemporaryPassword(user)) {
      toast({ title: content.alert.title, description: content.alert.text, variant: 'destructive' });
    } else toast(content.login.welcome(user.username));
  };

  if (session?.user) {
    const { user } = session;
    const tab = isOwnerWithTemporaryPassword(user) ? 'settings' : firstTab;
    return <AdminPanel key={user.id} user={user} firstTab={tab} />;
  }
  return (
    <main className="min-h-[85dvh] bg-band">
      <div className="page-width py-4">
        <Brand />
      </div>
      <div className="page-width py-8">
        {isLoading && <Skeleton className="mx-auto h-96 max-w-xl" />}
        {!isLoading && isLoginOpen && (
          <LoginForm title={content.login.title} onSignedIn={signedIn} onBack={() => setLoginOpen(false)} />
        )}
        {!isLoading && !isLoginOpen && (
          <AccessRequest onHaveCredentials={() => setLoginOpen(true)} canReturn />
        )}
      </div>
    </main>
  );
}
