import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { controlClass } from '../../../components/ui/field';
import { deskSettingsContent } from '../../../content/desk-settings';
import { visitSettingsContent } from '../../../content/visit-settings';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import {
  useGetVisitCalendarQuery,
  useMakeVisitCalendarMutation,
  useRevokeVisitCalendarMutation,
} from '../api/desk-settings-api';
import { Setting } from '../../../components/ui/setting';
import { useSettingsAttempt } from '../use-settings-attempt';

export function VisitCalendar() {
  const { calendar } = useContent(visitSettingsContent);
  const { failed, notSaved } = useContent(deskSettingsContent);
  const language = useLanguage();
  const id = useId();
  const answer = useGetVisitCalendarQuery();
  const attempt = useSettingsAttempt();
  const [make, made] = useMakeVisitCalendarMutation();
  const [revoke, revoking] = useRevokeVisitCalendarMutation();
  const isBusy = made.isLoading || revoking.isLoading;
  const madeAt = answer.data?.madeAt ?? null;
  const end = async () => {
    // The URL is hidden only once it is revoked, because a URL that is still in use cannot be shown again.
    if (await attempt(revoke().unwrap(), { done: calendar.revoked, failed: notSaved })) made.reset();
  };
  return (
    <Setting title={calendar.title} text={calendar.text} failed={failed} answer={answer}>
      {made.data ? (
        <div className="mt-3">
          <label htmlFor={id} className="mb-1 block font-medium">
            {calendar.address}
          </label>
          <input id={id} readOnly value={made.data.url} className={controlClass} />
          <p className="mt-1 text-ink-soft">{calendar.shown}</p>
        </div>
      ) : (
        madeAt && <p className="mt-3">{calendar.madeAt(formatTime(madeAt, language))}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={() => void attempt(make().unwrap(), { failed: notSaved })}
        >
          {madeAt === null ? calendar.make : calendar.makeNew}
        </Button>
        {madeAt !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => void end()}>
            {calendar.revoke}
          </Button>
        )}
      </div>
    </Setting>
  );
}
