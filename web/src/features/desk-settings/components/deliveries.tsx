import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { hooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { WebHookDelivery } from '../../../types/api';
import { useGetDeliveriesQuery, useSendDeliveryAgainMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';

/** Polling interval in milliseconds while a delivery is in progress. */
const askAgainMs = 2000;

function DeliveryRow({ hookId, delivery }: { hookId: string; delivery: WebHookDelivery }) {
  const { hooks } = useContent(hooksAndDevicesContent);
  const language = useLanguage();
  const attempt = useSettingsAttempt();
  const [sendAgain, { isLoading }] = useSendDeliveryAgainMutation();
  const { id, kind, state, attempts, lastStatus, lastError, nextAttemptAt, happenedAt } = delivery;
  const facts = [
    formatTime(happenedAt, language),
    attempts > 0 && hooks.tries(attempts),
    lastStatus !== null && hooks.status(lastStatus),
    lastError !== null && (hooks.errors[lastError] ?? lastError),
    nextAttemptAt !== null && attempts > 0 && hooks.next(formatTime(nextAttemptAt, language)),
  ].filter(Boolean);
  const again = () =>
    attempt(sendAgain({ id: hookId, deliveryId: id }).unwrap(), {
      done: hooks.sentAgain,
      failed: hooks.notDone,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p>
          {hooks.eventNames[kind]}:{' '}
          <span className={`font-semibold ${state === 'failed' ? 'text-alert' : ''}`}>
            {hooks.states[state]}
          </span>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
      </div>
      {(state === 'failed' || state === 'sent') && (
        <Button variant="quiet" disabled={isLoading} onClick={() => void again()}>
          {hooks.again}
        </Button>
      )}
    </li>
  );
}

export function Deliveries({ hookId }: { hookId: string }) {
  const { hooks } = useContent(hooksAndDevicesContent);
  const { data, isError, refetch } = useGetDeliveriesQuery(hookId);
  const isMoving = data?.some(
    ({ state, attempts }) => state === 'sending' || (state === 'owed' && attempts === 0),
  );
  useGetDeliveriesQuery(hookId, { pollingInterval: isMoving ? askAgainMs : 0 });
  if (isError) return <Notice title={hooks.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <div>
      {data.length === 0 && <p className="text-ink-soft">{hooks.noDeliveries}</p>}
      <ul className="divide-y divide-line">
        {data.map((delivery) => (
          <DeliveryRow key={delivery.id} hookId={hookId} delivery={delivery} />
        ))}
      </ul>
      <Button variant="quiet" onClick={() => void refetch()} className="-ml-5">
        <RefreshCw aria-hidden className="size-4" />
        {hooks.refresh}
      </Button>
    </div>
  );
}
