import { useMemo } from 'react';
import { Button } from '../../../components/ui/button';
import { deskSettingsContent } from '../../../content/desk-settings';
import { visitSettingsContent } from '../../../content/visit-settings';
import { useContent } from '../../../lib/language-context';
import type { KnownVisitSettings } from '../../../types/api';
import { useGetVisitSettingsQuery, useSaveVisitSettingsMutation } from '../api/desk-settings-api';
import { Setting } from '../../../components/ui/setting';
import { RequiredField } from '../components/required-field';
import { SettingsConflict } from '../components/settings-conflict';
import { useSetting } from '../use-setting';
import { DateFields } from './date-fields';
import { toVisitSettings, toVisitValues } from './visit-values';
import { WeekFields } from './week-fields';

/** Minimum and maximum of each limit, as the API accepts them. */
const limits = [
  ['noticeHours', 0, 336],
  ['horizonDays', 1, 120],
  ['lastMomentHours', 0, 168],
] as const;

function VisitSettingsForm({ saved }: { saved: KnownVisitSettings }) {
  const { save: saveLabel, saving } = useContent(deskSettingsContent);
  const content = useContent(visitSettingsContent);
  const initial = useMemo(() => toVisitValues(saved), [saved]);
  const [save] = useSaveVisitSettingsMutation();
  const { values, change, isSaving, onSubmit } = useSetting(
    'visit-settings',
    initial,
    (typed) => save(toVisitSettings(typed)).unwrap(),
    content.reasons,
  );
  return (
    <form onSubmit={onSubmit} className="mt-3 space-y-6">
      <div className="grid gap-4 sm:grid-cols-3">
        {limits.map(([name, min, max]) => (
          <RequiredField
            key={name}
            type="number"
            min={min}
            max={max}
            label={content.limits[name]}
            hint={content.limitHints[name]}
            value={values[name]}
            onType={(typed) => change({ ...values, [name]: typed })}
            wrong={content.numberFrom(min, max)}
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
      {values.revision !== saved.revision && !isSaving && (
        <SettingsConflict
          onKeepMine={() => change({ ...values, revision: saved.revision })}
          onTakeTheirs={() => change(initial)}
        />
      )}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? saving : saveLabel}
      </Button>
    </form>
  );
}

export function VisitSettings() {
  const { title, text } = useContent(visitSettingsContent);
  const { failed } = useContent(deskSettingsContent);
  const answer = useGetVisitSettingsQuery();
  return (
    <Setting title={title} text={text} failed={failed} answer={answer}>
      {answer.data && <VisitSettingsForm saved={answer.data} />}
    </Setting>
  );
}
