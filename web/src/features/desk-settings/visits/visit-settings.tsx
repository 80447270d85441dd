import { type FormEvent, useId, useMemo } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { visitSettingsContent } from '../../../content/visit-settings';
import { useAttempt } from '../../../hooks/use-attempt';
import { useDraft } from '../../../lib/drafts/use-draft';
import { explain } from '../../../lib/explain';
import { useContent } from '../../../lib/language-context';
import type { KnownVisitSettings } from '../../../types/api';
import { useGetVisitSettingsQuery, useSaveVisitSettingsMutation } from '../api/desk-settings-api';
import { Setting } from '../../../components/ui/setting';
import { SettingsConflict } from '../components/settings-conflict';
import { DateFields } from './date-fields';
import { toVisitSettings, toVisitValues, type VisitValues } from './visit-values';
import { WeekFields } from './week-fields';

const limits = ['noticeHours', 'horizonDays', 'lastMomentHours'] as const;

function VisitSettingsForm({ saved }: { saved: KnownVisitSettings }) {
  const content = useContent(visitSettingsContent);
  const id = useId();
  const initial = useMemo(() => toVisitValues(saved), [saved]);
  const [values, change] = useDraft<VisitValues>('visit-settings', initial);
  const attempt = useAttempt((failure) => explain(failure, content.reasons));
  const [save, { isLoading }] = useSaveVisitSettingsMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = { done: content.saved, failed: content.notSaved };
    if (await attempt(save(toVisitSettings(values)).unwrap(), words)) change(initial);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 space-y-6">
      <div className="grid gap-4 sm:grid-cols-3">
        {limits.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={content.limits[name]}
            hint={content.limitHints[name]}
            control={{
              value: values[name],
              onChange: ({ target }) => change({ ...values, [name]: target.value }),
              inputMode: 'numeric',
              maxLength: 3,
            }}
          />
        ))}
      </div>
      <section className="space-y-4">
        <h3 className="font-display text-lg font-semibold">{content.week}</h3>
        <WeekFields week={values.week} areas={saved.areas} onChange={(week) => change({ ...values, week })} />
      </section>
      <section className="space-y-4">
        <h3 className="font-display text-lg font-semibold">{content.dates}</h3>
        <p className="text-ink-soft">{content.datesText}</p>
        <DateFields
          dates={values.dates}
          areas={saved.areas}
          onChange={(dates) => change({ ...values, dates })}
        />
      </section>
      {values.revision !== saved.revision && (
        <SettingsConflict
          onKeepMine={() => change({ ...values, revision: saved.revision })}
          onTakeTheirs={() => change(initial)}
        />
      )}
      <Button type="submit" disabled={isLoading}>
        {isLoading ? content.saving : content.save}
      </Button>
    </form>
  );
}

export function VisitSettings() {
  const { title, text, failed } = useContent(visitSettingsContent);
  const answer = useGetVisitSettingsQuery();
  return (
    <Setting title={title} text={text} failed={failed} answer={answer}>
      {answer.data && <VisitSettingsForm saved={answer.data} />}
    </Setting>
  );
}
