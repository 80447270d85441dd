import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { deskSettingsContent } from '../../../content/desk-settings';
import { hooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { useAttempt } from '../../../hooks/use-attempt';
import { isApiError } from '../../../lib/api-error';
import { browserName } from '../../../lib/browser-name';
import { explain } from '../../../lib/explain';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { PushDevice } from '../../../types/api';
import {
  useAddPushDeviceMutation,
  useGetPushDevicesQuery,
  useLazyGetPushKeyQuery,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
} from '../api/desk-settings-api';
import { NotAllowed, ownSubscription, pushObstacle, subscribe, unsubscribe } from '../push-subscription';
import { useSettingsAttempt } from '../use-settings-attempt';
import { Setting } from '../../../components/ui/setting';

/**
 * Returns the endpoint of this browser's push subscription, null if there is none, and a function that reads the
 * endpoint again.
 */
function useOwnEndpoint() {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const read = async () => setEndpoint((await ownSubscription())?.endpoint ?? null);
  useEffect(() => {
    let isShown = true;
    ownSubscription().then(
      (found) => isShown && setEndpoint(found?.endpoint ?? null),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return { endpoint, read };
}

function useSwitchOn(onDone: () => Promise<void>) {
  const { devices } = useContent(hooksAndDevicesContent);
  const { reasons } = useContent(deskSettingsContent);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [getKey] = useLazyGetPushKeyQuery();
  const [add] = useAddPushDeviceMutation();
  const attempt = useAttempt((error) => {
    if (error instanceof NotAllowed) return devices.notAllowed;
    if (!isApiError(error)) return devices.noService;
    return error.status === 409 ? devices.tooMany : explain(error, reasons);
  });
  const addDevice = async () => {
    const { publicKey } = await getKey().unwrap();
    const label = browserName(navigator.userAgent);
    return add({ ...(await subscribe(publicKey)), label, language }).unwrap();
  };
  const switchOn = async () => {
    setBusy(true);
    const words = { done: devices.switchedOn, failed: devices.notSwitched };
    if (!(await attempt(addDevice(), words))) await unsubscribe().catch(() => undefined);
    await onDone().catch(() => undefined);
    setBusy(false);
  };
  return { switchOn, isBusy };
}

function DeviceRow({ device, isHere }: { device: PushDevice; isHere: boolean }) {
  const { devices } = useContent(hooksAndDevicesContent);
  const language = useLanguage();
  const attempt = useSettingsAttempt();
  const [test, { isLoading: isTesting }] = useTestPushDeviceMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePushDeviceMutation();
  const name = device.label ?? devices.unnamed;
  const failed = devices.notSwitched;
  const takeAway = async () => {
    const done = isHere ? devices.switchedOff : undefined;
    if ((await attempt(remove(device.id).unwrap(), { done, failed })) && isHere) await unsubscribe();
  };
  const facts = [
    isHere && devices.here,
    devices.since(formatTime(device.createdAt, language)),
    device.lastSentAt !== null && devices.lastSent(formatTime(device.lastSentAt, language)),
  ];
  const off = isHere ? devices.off : devices.remove;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={isTesting}
          aria-label={devices.of(devices.test, name)}
          onClick={() => void attempt(test(device.id).unwrap(), { done: devices.tested, failed })}
        >
          {isTesting ? devices.testing : devices.test}
        </Button>
        <Button
          variant="outline"
          disabled={isRemoving}
          aria-label={devices.of(off, name)}
          onClick={() => void takeAway()}
        >
          {off}
        </Button>
      </div>
    </li>
  );
}

export function PushDevices() {
  const { devices } = useContent(hooksAndDevicesContent);
  const answer = useGetPushDevicesQuery();
  const { endpoint, read } = useOwnEndpoint();
  const { switchOn, isBusy } = useSwitchOn(read);
  const obstacle = pushObstacle();
  const isOnHere = endpoint !== null && answer.data?.some((device) => device.endpoint === endpoint);
  return (
    <Setting title={devices.title} text={devices.text} failed={devices.failed} answer={answer}>
      {obstacle ? (
        <p className="reading-width mt-3 rounded-xl bg-info p-4">{devices.why[obstacle]}</p>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="font-medium">{isOnHere ? devices.isOn : devices.isOff}</p>
          {!isOnHere && (
            <Button disabled={isBusy} onClick={() => void switchOn()}>
              {isBusy ? devices.switching : devices.on}
            </Button>
          )}
        </div>
      )}
      {answer.data && answer.data.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">{devices.all}</h3>
          <ul className="divide-y divide-line">
            {answer.data.map((device) => (
              <DeviceRow key={device.id} device={device} isHere={device.endpoint === endpoint} />
            ))}
          </ul>
        </>
      )}
    </Setting>
  );
}
