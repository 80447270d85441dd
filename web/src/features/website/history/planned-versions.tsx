import { Button } from '../../../components/ui/button';
import { websiteContent } from '../../../content/website';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { ScheduledVersion } from '../../../types/api';
import { useCancelScheduledMutation, useGetScheduledQuery } from '../api/website-api';
import { useWebsiteAttempt } from '../use-website-attempt';

function PlannedRow({ version, isReadOnly }: { version: ScheduledVersion; isReadOnly: boolean }) {
  const { history, publish } = useContent(websiteContent);
  const language = useLanguage();
  const [cancelScheduled, { isLoading }] = useCancelScheduledMutation();
  const attempt = useWebsiteAttempt();
  const time = formatTime(version.publishAt, language);
  const cancel = () =>
    attempt(cancelScheduled(version.id).unwrap(), {
      done: history.cancelled,
      failed: history.cancelFailed,
    });
  return (
    <li className="space-y-3 rounded-2xl border border-line p-4">
      <div>
        <p className="font-medium">{history.plannedAt(time)}</p>
        <p className="text-sm text-ink-soft">{history.by(version.scheduledBy ?? history.system)}</p>
        <p className="wrap-anywhere">{version.note || history.noNote}</p>
        {version.failure ? (
          <p className="font-medium text-alert">{history.plannedFailed}</p>
        ) : (
          publish.atHint[version.clock] && <p className="text-sm">{publish.atHint[version.clock]}</p>
        )}
      </div>
      {!isReadOnly && (
        <Button
          variant="outline"
          aria-label={history.cancelPlannedOf(time)}
          disabled={isLoading}
          onClick={() => void cancel()}
        >
          {history.cancelPlanned}
        </Button>
      )}
    </li>
  );
}

export function PlannedVersions({ isReadOnly }: { isReadOnly: boolean }) {
  const { history } = useContent(websiteContent);
  const { data = [] } = useGetScheduledQuery();
  if (data.length === 0) return null;
  return (
    <section aria-label={history.planned} className="space-y-3">
      <h3 className="text-lg">{history.planned}</h3>
      <ul className="space-y-3">
        {data.map((version) => (
          <PlannedRow key={version.id} version={version} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </section>
  );
}
