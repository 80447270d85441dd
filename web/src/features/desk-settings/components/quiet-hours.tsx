import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { deskSettingsContent } from '../../../content/desk-settings';
import { onCallContent } from '../../../content/on-call';
import { useContent } from '../../../lib/language-context';
import type { QuietHours as Hours } from '../../../types/api';
import { useGetQuietHoursQuery, useSaveQuietHoursMutation } from '../api/on-call-api';
import { useSetting } from '../use-setting';
import { Setting } from '../../../components/ui/setting';
import { RequiredField } from './required-field';

function HoursForm({ kept }: { kept: Hours }) {
  const { save: saveLabel, saving } = useContent(deskSettingsContent);
  const content = useContent(onCallContent);
  const [save] = useSaveQuietHoursMutation();
  const { values, change, isSaving, onSubmit } = useSetting('quiet-hours', kept, (hours) =>
    save(hours).unwrap(),
  );
  return (
    <form onSubmit={onSubmit} className="mt-3 space-y-3">
      <Checkbox
        checked={values.enabled}
        onChange={({ target }) => change({ ...values, enabled: target.checked })}
        className="gap-3 font-medium"
        label={content.quiet.enabled}
      />
      {values.enabled && (
        <div className="grid max-w-sm grid-cols-2 gap-3">
          {(['from', 'until'] as const).map((end) => (
            <RequiredField
              key={end}
              type="time"
              label={content[end]}
              value={values[end]}
              onType={(time) => change({ ...values, [end]: time })}
            />
          ))}
        </div>
      )}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? saving : saveLabel}
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
