import { useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { securityContent } from '../../../content/security';
import { useContent } from '../../../lib/language-context';
import type { Session, User } from '../../../types/api';
import { selectRecoveryCodes } from '../recovery-codes-slice';
import { SecondFactors } from './security-settings';

/**
 * Returns whether the site requires a second factor and the user has not finished setting one up. The setup is finished
 * when the recovery codes are saved.
 */
export function useMustSetUp(session: Session | null | undefined): boolean {
  const codes = useSelector(selectRecoveryCodes);
  const state = session?.secondFactor;
  return state?.policy === 'strict' && (!state.isOn || codes.length > 0);
}

/** The only page that users see before they have set up a second factor, if the site requires one. */
export function SecondFactorSetUp({ user, onLogout }: { user: User; onLogout: () => void }) {
  const { setUp, settings } = useContent(securityContent);
  return (
    <section className="page-width max-w-3xl space-y-4 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-words text-ink-soft">{setUp.signedIn(user.username)}</p>
        <Button variant="outline" onClick={onLogout}>
          {setUp.logout}
        </Button>
      </div>
      <h1 className="text-title">{setUp.title}</h1>
      <p className="max-w-prose">{setUp.text}</p>
      <h2 className="sr-only">{settings.title}</h2>
      <SecondFactors />
    </section>
  );
}
