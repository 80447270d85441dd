import { useForm } from 'react-hook-form';
import { Checkbox } from '../../../components/ui/checkbox';
import { FieldGroup, TextField } from '../../../components/ui/field';
import { hooksAndDevicesContent, type HooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { isApiError, isCancelled } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import type { NewWebHook } from '../../../types/api';
import { useAddWebHookMutation } from '../api/desk-settings-api';
import { AddForm } from './add-form';

const events = [
  'lead.created',
  'lead.changed',
  'lead.claimed',
  'visit.booked',
  'visit.moved',
  'visit.cancelled',
  'visit.done',
] as const;

interface Values {
  url: string;
  events: NonNullable<NewWebHook['events']>;
}

function urlFault(error: unknown, { hooks }: HooksAndDevicesContent): string | undefined {
  if (!isApiError(error) || isCancelled(error)) return undefined;
  if (error.code === 'too_many_web_hooks') return hooks.tooMany;
  const fault = error.fields?.['url'];
  return fault && (hooks.faults[fault.code] ?? hooks.badUrl);
}

export function AddWebHook() {
  const content = useContent(hooksAndDevicesContent);
  const { hooks } = content;
  const [add, { error, isLoading }] = useAddWebHookMutation();
  const form = useForm<Values>({
    defaultValues: { url: '', events: [...events] },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <AddForm
      title={hooks.add}
      draft="web-hook"
      form={form}
      add={async ({ url, ...rest }) => (await add({ url: url.trim(), ...rest }).unwrap()).secret}
      isAdding={isLoading}
      words={{ ...hooks, failed: hooks.notAdded }}
    >
      <TextField
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
      <FieldGroup label={hooks.events} error={errors.events?.message}>
        {events.map((event) => (
          <Checkbox
            key={event}
            value={event}
            {...register('events', { validate: (chosen) => chosen.length > 0 || hooks.noEvent })}
            label={hooks.eventNames[event]}
          />
        ))}
      </FieldGroup>
    </AddForm>
  );
}
