import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { securityContent } from '../../../content/security';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { User } from '../../../types/api';
import { useGetSessionQuery } from '../api/auth-api';
import { hideReminder, selectHiddenUntil } from '../reminder-slice';

interface SecondFactorReminderProps {
  user: User;
  onSetUp: () => void;
}

/**
 * Reminds administrators and owners to set up a second factor, until they hide the reminder for a day. Not shown
 * together with the alert about a temporary password.
 */
export function SecondFactorReminder({ user, onSetUp }: SecondFactorReminderProps) {
  const { reminder } = useContent(securityContent);
  const dispatch = useDispatch<AppDispatch>();
  const { data: session } = useGetSessionQuery();
  const hiddenUntil = useSelector(selectHiddenUntil(user.id));
  const [openedAt] = useState(() => Date.now());
  const state = session?.secondFactor;
  const isWanted = state?.policy === 'remind' && !state.isOn && user.isAdmin && !user.passwordIsTemporary;
  if (!isWanted || openedAt < hiddenUntil) return null;
  return (
    <aside aria-label={reminder.title} className="bg-glow-soft">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <ShieldCheck aria-hidden className="size-6 shrink-0" />
        <p className="min-w-0 grow basis-60">
          <strong className="font-semibold">{reminder.title}.</strong> {reminder.text}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onSetUp}>{reminder.setUp}</Button>
          <Button variant="quiet" onClick={() => dispatch(hideReminder(user.id))}>
            {reminder.later}
          </Button>
        </div>
      </div>
    </aside>
  );
}
