import { type Ref, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Brand } from '../../../components/site/brand';
import { FullScreenDialog } from '../../../components/ui/full-screen-dialog';
import { Skeleton } from '../../../components/ui/query-state';
import { useToast } from '../../../components/ui/toast/use-toast';
import { readAdminAddress, tabAddress } from '../../../config/admin-addresses';
import { adminPaths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { useGetSessionQuery } from '../../../features/auth/api/auth-api';
import { AccessRequest } from '../../../features/auth/components/access-request';
import { LoginForm } from '../../../features/auth/components/login-form';
import { SecondFactorSetUp, useMustSetUp } from '../../../features/auth/components/second-factor-set-up';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent } from '../../../lib/language-context';
import type { Session, User } from '../../../types/api';
import { AdminPanel } from './admin-panel';
import { tabsFor, toAdminTab } from './admin-tab';
import { SessionFailed } from './session-failed';
import { useAdminScroll } from './use-admin-scroll';
import { useAdminTitle } from './use-admin-title';
import { useLeave } from './use-leave';

/**
 * Returns whether the login form is open, and a function to open or close it. The query `?login=true` opens the form
 * and is then removed.
 */
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

/**
 * Keeps the last session of a signed-in user, so that unsaved input stays mounted behind the login form after the
 * session has expired.
 */
function useKeptSession(session: Session | undefined) {
  const [kept, setKept] = useState<Session | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const [isIn, setIn] = useState(false);
  if (session?.user && session !== kept) setKept(session);
  // Resets `hasLeft` only at a new sign-in: during the sign-out, a response to an earlier request may still name the
  // user.
  if (session && isIn !== Boolean(session.user)) {
    setIn(!isIn);
    if (!isIn) setLeft(false);
  }
  return { kept: hasLeft && !session?.user ? null : kept, hasLeft, forget: () => setLeft(true) };
}

/** Redirects old addresses such as `/admin?tab=leads` to the tab's address, and `/admin/` to `/admin`. */
function useOldAddress(): void {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tab = pathname === adminPaths.home ? toAdminTab(search.get('tab')) : undefined;
  // The installed app starts at this address, which ends with a slash because the scope of the service worker does.
  const isStart = pathname === `${adminPaths.home}/`;
  useEffect(() => {
    if (tab) void navigate(tabAddress(tab), { replace: true });
    else if (isStart) void navigate(adminPaths.home, { replace: true });
  }, [tab, isStart, navigate]);
}

/**
 * Returns whether `/admin` shows Mobile Upload instead of the overview. True right after a sign-in at `/admin` for
 * roles that may upload, and always for roles without an overview.
 */
function useFirstTab(session: Session | undefined, isExpired: boolean): boolean {
  const isHome = useLocation().pathname === adminPaths.home;
  const [isSigningIn, setSigningIn] = useState(false);
  const user = session?.user;
  const isSignedOut = session !== undefined && !user && !isExpired;
  if (isSignedOut && !isSigningIn) setSigningIn(true);
  if (user && isSigningIn && !isHome) setSigningIn(false);
  if (!user || !isHome) return false;
  return (isSigningIn && user.role !== 'user') || !tabsFor(user).includes('overview');
}

function useTitleOf(pathname: string, isOpen: boolean): void {
  const content = useContent(adminContent);
  const place = isOpen ? readAdminAddress(pathname) : null;
  const settings =
    place?.tab === 'settings' && pathname !== tabAddress('settings') ? place.settingsPart : null;
  const part = settings ? content.settings.parts[settings] : null;
  const website = place?.websitePart ? content.websiteParts[place.websitePart] : null;
  const chats = place?.chat ? content.chats : null;
  const entry = place?.guideEntry?.slug;
  useAdminTitle(place?.reference, chats, entry, part, website, place && content.tabs[place.tab]);
}

interface DoorProps {
  place: Ref<HTMLDivElement>;
  session: Session | undefined;
  isLoading: boolean;
  isExpired: boolean;
  isLoginOpen: boolean;
  onRetry: () => void;
  onSignedIn: (user: User) => void;
  onHaveCredentials: () => void;
  onBack: () => void;
}

function Door({ place, session, isLoading, isExpired, isLoginOpen, ...on }: DoorProps) {
  const content = useContent(adminContent);
  const isLogin = isLoginOpen || isExpired;
  const door = (
    <>
      <div className="page-width py-4">
        <Brand />
      </div>
      <div ref={place} tabIndex={-1} className="page-width py-8 outline-none">
        {isLoading && <Skeleton className="mx-auto h-96 max-w-xl" />}
        {isExpired && (
          <p role="alert" className="mx-auto mb-4 max-w-md rounded-2xl bg-info p-4 font-medium">
            {content.login.expired}
          </p>
        )}
        {!isLoading && !session && <SessionFailed onRetry={on.onRetry} />}
        {session && isLogin && (
          <LoginForm title={content.login.title} onSignedIn={on.onSignedIn} onBack={on.onBack} />
        )}
        {session && !isLogin && <AccessRequest onHaveCredentials={on.onHaveCredentials} canReturn />}
      </div>
    </>
  );
  if (isExpired) return <FullScreenDialog title={content.login.title}>{door}</FullScreenDialog>;
  return <main className="min-h-[85dvh] bg-band">{door}</main>;
}

/** The admin area. At addresses below `/admin`, signed-out users sign in first and then see the requested page. */
export function Component() {
  const content = useContent(adminContent);
  const toast = useToast();
  const leave = useLeave();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: session, isLoading, refetch } = useGetSessionQuery();
  const [isLoginOpen, setLoginOpen] = useLoginRequest();
  const user = session?.user ?? null;
  const { kept, hasLeft, forget } = useKeptSession(session);
  const mustSetUp = useMustSetUp(kept);
  const isExpired = !user && kept !== null;
  const isDeep = pathname !== adminPaths.home && !hasLeft;
  const goesToFirstTab = useFirstTab(session, isExpired);
  useOldAddress();
  useAdminScroll();
  useTitleOf(pathname, user !== null && !mustSetUp);

  const step = user || isExpired ? 'in' : isLoginOpen || isDeep ? 'login' : 'access';
  const place = useFocusWhenLost<HTMLDivElement>(step);

  const signedIn = (who: User) => {
    setLoginOpen(false);
    toast(content.login.welcome(who.username));
  };
  const goBack = () => {
    forget();
    setLoginOpen(false);
    void navigate(adminPaths.home);
  };
  const logout = async () => {
    forget();
    await leave();
    void navigate(adminPaths.home, { replace: true });
  };
  return (
    <>
      {!user && (
        <Door
          place={place}
          session={session}
          isLoading={isLoading}
          isExpired={isExpired}
          isLoginOpen={isLoginOpen || isDeep}
          onRetry={() => void refetch()}
          onSignedIn={signedIn}
          onHaveCredentials={() => setLoginOpen(true)}
          onBack={goBack}
        />
      )}
      {goesToFirstTab && <Navigate to={tabAddress('mobile')} replace />}
      {kept?.user && !goesToFirstTab && (
        <div hidden={isExpired}>
          {mustSetUp ? (
            <main className="min-h-[85dvh]">
              <div className="page-width py-4">
                <Brand />
              </div>
              <SecondFactorSetUp user={kept.user} onLogout={() => void logout()} />
            </main>
          ) : (
            <AdminPanel
              key={kept.user.id}
              user={kept.user}
              isLive={user !== null && !hasLeft}
              onLogout={() => void logout()}
            />
          )}
        </div>
      )}
    </>
  );
}
