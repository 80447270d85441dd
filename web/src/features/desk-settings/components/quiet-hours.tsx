import { type FormEvent, useId } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { deskSettingsContent } from '../../../content/desk-settings';
import { onCallContent } from '../../../content/on-call';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { QuietHours as Hours } from '../../../types/api';
import { useGetQuietHoursQuery, useSaveQuietHoursMutation } from '../api/on-call-api';
import { useSettingsAttempt } from '../use-settings-attempt';
import { Setting } from '../../../components/ui/setting';

function HoursForm({ kept }: { kept: Hours }) {
  const { save: saveLabel, saving, saved, notSaved } = useContent(deskSettingsContent);
  const content = useContent(onCallContent);
  const id = useId();
  const attempt = useSettingsAttempt();
  const [hours, setHours] = useDraft('quiet-hours', kept);
  const [save, { isLoading }] = useSaveQuietHoursMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await attempt(save(hours).unwrap(), { done: saved, failed: notSaved })) setHours(kept);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-3 space-y-3">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={hours.enabled}
          onChange={({ target }) => setHours({ ...hours, enabled: target.checked })}
          className="size-5 accent-primary"
        />
        {content.quiet.enabled}
      </label>
      {hours.enabled && (
        <div className="grid max-w-sm grid-cols-2 gap-3">
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              id={`${id}-${end}`}
              label={content[end]}
              control={{
                type: 'time',
                required: true,
                value: hours[end],
                onChange: ({ target }) => setHours({ ...hours, [end]: target.value }),
              }}
            />
          ))}
        </div>
      )}
      <Button type="submit" disabled={isLoading}>
        {isLoading ? saving : saveLabel}
      </Button>
    </form>
  );
}

export function QuietHours() {
  const { quiet } = useContent(onCallContent);
  const answer = useGetQuietHoursQuery();
  return (
    <Setting title={quiet.title} text={quiet.text} failed={quiet.failed} answer={answer}>
      {answer.data && <HoursForm kept={answer.data} />}
    </Setting>
  );
}
