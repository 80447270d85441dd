import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { TextField } from '../../../components/ui/field';
import { commonContent } from '../../../content/common';
import { hooksAndDevicesContent, type HooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { isApiError, isCancelled } from '../../../lib/api-error';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { MadeWebHook, NewWebHook } from '../../../types/api';
import { useAddWebHookMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';

const events = ['lead.created', 'lead.changed', 'lead.claimed'] as const;

interface Values {
  url: string;
  events: NonNullable<NewWebHook['events']>;
}

/** What the server found wrong with the address; undefined where it is something else. */
function urlFault(error: unknown, { hooks }: HooksAndDevicesContent): string | undefined {
  if (!isApiError(error) || isCancelled(error)) return undefined;
  if (error.code === 'too_many_web_hooks') return hooks.tooMany;
  const fault = error.fields?.['url'];
  return fault && (hooks.faults[fault.code] ?? hooks.badUrl);
}

/** The secret of a new hook, this once. */
function Secret({ hook, onClose }: { hook: MadeWebHook; onClose: () => void }) {
  const { hooks } = useContent(hooksAndDevicesContent);
  const { close } = useContent(commonContent);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(hook.secret);
    setCopied(true);
  };
  return (
    <Dialog
      title={hooks.secretTitle}
      description={hooks.secretText}
      closeLabel={close}
      isSticky
      onClose={onClose}
    >
      <p className="mt-4 rounded-xl bg-band p-3 font-mono wrap-anywhere">{hook.secret}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {navigator.clipboard && (
          <Button variant="outline" onClick={() => void copy().catch(() => setCopied(false))}>
            <Copy aria-hidden className="size-4" />
            <span aria-live="polite">{isCopied ? hooks.copied : hooks.copy}</span>
          </Button>
        )}
        <Button onClick={onClose}>{hooks.done}</Button>
      </div>
    </Dialog>
  );
}

/** Adds an address that hears about leads from now on. */
export function AddWebHook() {
  const content = useContent(hooksAndDevicesContent);
  const { hooks } = content;
  const id = useId();
  const attempt = useSettingsAttempt();
  const [add, { error, isLoading }] = useAddWebHookMutation();
  const [made, setMade] = useState<MadeWebHook | null>(null);
  const form = useForm<Values>({
    defaultValues: { url: '', events: [...events] },
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  const { onInput, forget } = useHookFormDraft('web-hook', form);
  const submit = async ({ url, ...rest }: Values) => {
    const hook = await attempt(add({ url: url.trim(), ...rest }).unwrap(), { failed: hooks.notAdded });
    if (!hook) return;
    forget();
    reset();
    setMade(hook);
  };
  return (
    <form
      noValidate
      onInput={onInput}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="mt-4 space-y-4 border-t border-line pt-4"
    >
      <h3 className="text-lg">{hooks.add}</h3>
      <TextField
        id={`${id}-url`}
        label={hooks.url}
        hint={hooks.urlHint}
        error={errors.url?.message ?? urlFault(error, content)}
        control={{
          ...register('url', { validate: (text) => text.trim() !== '' || hooks.missing }),
          type: 'url',
          maxLength: 2000,
          autoComplete: 'off',
          placeholder: 'https://',
        }}
      />
      <fieldset>
        <legend className="font-medium">{hooks.events}</legend>
        {events.map((event) => (
          <label key={event} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              value={event}
              {...register('events', { validate: (chosen) => chosen.length > 0 || hooks.noEvent })}
              className="size-5 accent-primary"
            />
            {hooks.eventNames[event]}
          </label>
        ))}
        {errors.events && <p className="text-sm font-medium text-alert">{errors.events.message}</p>}
      </fieldset>
      <Button type="submit" disabled={isLoading}>
        {isLoading ? hooks.submitting : hooks.submit}
      </Button>
      {made && <Secret hook={made} onClose={() => setMade(null)} />}
    </form>
  );
}
