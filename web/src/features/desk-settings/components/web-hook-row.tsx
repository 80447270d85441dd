import { useId, useState } from 'react';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { hooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { WebHook } from '../../../types/api';
import {
  useChangeWebHookMutation,
  useRemoveWebHookMutation,
  useTestWebHookMutation,
} from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';
import { Deliveries } from './deliveries';

function useCondition(hook: WebHook): { text: string; isTrouble: boolean } {
  const { hooks } = useContent(hooksAndDevicesContent);
  const language = useLanguage();
  const time = (iso: string) => formatTime(iso, language);
  const { givenUpAt, failingSince, lastSentAt, owedCount, isActive } = hook;
  const trouble =
    (!isActive && givenUpAt && hooks.givenUp(time(givenUpAt))) ||
    (isActive && failingSince && hooks.failing(time(failingSince)));
  const parts = [
    trouble,
    lastSentAt ? hooks.lastSent(time(lastSentAt)) : hooks.neverSent,
    owedCount > 0 && hooks.owed(owedCount),
  ];
  return { text: parts.filter(Boolean).join(' · '), isTrouble: Boolean(trouble) };
}

export function WebHookRow({ hook }: { hook: WebHook }) {
  const { hooks } = useContent(hooksAndDevicesContent);
  const id = useId();
  const attempt = useSettingsAttempt();
  const [isOpen, setOpen] = useState(false);
  const [change, { isLoading: isChanging }] = useChangeWebHookMutation();
  const [test, { isLoading: isTesting }] = useTestWebHookMutation();
  const [remove] = useRemoveWebHookMutation();
  const { text, isTrouble } = useCondition(hook);
  const { url, isActive } = hook;
  const failed = hooks.notDone;
  const button = (what: string, isBusy: boolean, onClick: () => void) => (
    <Button variant="outline" disabled={isBusy} aria-label={hooks.of(what, url)} onClick={onClick}>
      {what}
    </Button>
  );
  const tryOut = async () => {
    if (await attempt(test(hook.id).unwrap(), { done: hooks.tested, failed })) setOpen(true);
  };
  return (
    <li className="space-y-2 py-4">
      <p className="font-medium wrap-anywhere">
        {url}{' '}
        <span className="rounded-full bg-band px-2.5 py-0.5 text-sm">
          {isActive ? hooks.isOn : hooks.isOff}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        {hook.events.map((event) => hooks.eventNames[event]).join(', ')}
      </p>
      <p className={`text-sm ${isTrouble ? 'font-medium text-alert' : 'text-ink-soft'}`}>{text}</p>
      <div className="flex flex-wrap gap-2">
        {button(isActive ? hooks.switchOff : hooks.switchOn, isChanging, () => {
          void attempt(change({ id: hook.id, isActive: !isActive }).unwrap(), { failed });
        })}
        {button(hooks.test, isTesting, () => void tryOut())}
        <ConfirmButton
          aria-label={hooks.of(hooks.remove, url)}
          question={{
            title: hooks.removeTitle,
            text: hooks.removeText(url),
            confirmLabel: hooks.remove,
            busyLabel: hooks.removing,
            onConfirm: () => attempt(remove(hook.id).unwrap(), { done: hooks.removed, failed }),
          }}
        />
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-deliveries`}
          aria-label={hooks.of(hooks.deliveries, url)}
          onClick={() => setOpen(!isOpen)}
        >
          {hooks.deliveries}
        </Button>
      </div>
      <div id={`${id}-deliveries`}>{isOpen && <Deliveries hookId={hook.id} />}</div>
    </li>
  );
}
