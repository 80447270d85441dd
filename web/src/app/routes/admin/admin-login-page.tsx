import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Brand } from '../../../components/site/brand';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/query-state';
import { adminPaths } from '../../../config/paths';
import { adminContent } from '../../../content/admin';
import { useGetSessionQuery } from '../../../features/auth/api/auth-api';
import { Diagnostics } from '../../../features/auth/components/diagnostics';
import { LoginForm } from '../../../features/auth/components/login-form';
import { SecondFactorSetUp, useMustSetUp } from '../../../features/auth/components/second-factor-set-up';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent } from '../../../lib/language-context';
import { site } from '../../../lib/site';
import { Dashboard } from './dashboard';
import { SessionFailed } from './session-failed';
import { useAdminTitle } from './use-admin-title';
import { useLeave } from './use-leave';

function readCredentials(place: HTMLElement | null): { username: string; password: string } {
  const read = (name: string) => place?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return { username: read('username'), password: read('password') };
}

/** The page 'Admin Login', with a panel that tests the API. Shows the dashboard after signing in. */
export function Component() {
  const content = useContent(adminContent);
  const navigate = useNavigate();
  const { data: session, isLoading, refetch } = useGetSessionQuery();
  const leave = useLeave();
  const mustSetUp = useMustSetUp(session);
  const [isDiagnosing, setDiagnosing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const whole = useFocusWhenLost<HTMLElement>(session && (session.user ? 'dashboard' : 'login'));
  useAdminTitle(session?.user ? content.dashboard.title : content.login.pageTitle);
  return (
    <main ref={whole} tabIndex={-1} className="min-h-[85dvh] bg-band outline-none">
      <div className="page-width py-4">
        <Brand />
      </div>
      {session?.user && mustSetUp && <SecondFactorSetUp user={session.user} onLogout={() => void leave()} />}
      {session?.user && !mustSetUp && <Dashboard user={session.user} />}
      {isLoading && <Skeleton className="mx-auto h-96 max-w-md" />}
      {!isLoading && !session && (
        <div className="page-width py-8">
          <SessionFailed onRetry={() => void refetch()} />
        </div>
      )}
      {session && !session.user && (
        <div ref={place} className="page-width py-8">
          <LoginForm
            title={content.login.pageTitle}
            missingInToast
            onSignedIn={() => undefined}
            onBack={() => void navigate(adminPaths.home)}
          />
          <p className="mx-auto mt-4 max-w-md text-center text-sm text-ink-soft">{content.login.ownerHint}</p>
          {site.hints.diagnostics && (
            <div className="mt-4 text-center">
              <Button
                variant="quiet"
                aria-expanded={isDiagnosing}
                onClick={() => setDiagnosing(!isDiagnosing)}
              >
                {isDiagnosing ? content.diagnostics.hide : content.diagnostics.show}
              </Button>
            </div>
          )}
          {isDiagnosing && <Diagnostics credentials={() => readCredentials(place.current)} />}
        </div>
      )}
    </main>
  );
}
