import { officeDayIn } from '@sandhill/company/office-day.js';
import type { FormEvent } from 'react';
import { Button } from '../../../components/ui/button';
import { deskSettingsContent } from '../../../content/desk-settings';
import { onCallContent } from '../../../content/on-call';
import { useDraft } from '../../../lib/drafts/use-draft';
import { formatLocal } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Rota } from '../../../types/api';
import { useGetOnCallQuery, useSaveOnCallMutation } from '../api/on-call-api';
import { useSettingsAttempt } from '../use-settings-attempt';
import { SettingsConflict } from './settings-conflict';
import { ExceptionRow, ShiftRow } from './rota-rows';
import { Setting } from '../../../components/ui/setting';

const shownGaps = 6;

/** The people on call according to the saved rota, and the gaps in which the owners are called instead. */
function Outlook({ rota }: { rota: Rota }) {
  const content = useContent(onCallContent);
  const language = useLanguage();
  const { gaps, now } = rota;
  return (
    <div className="mt-3 rounded-xl bg-info p-4">
      <p className="font-medium">{content.now(now.join(', '))}</p>
      {gaps.length === 0 ? (
        <p className="mt-1">{content.noGaps}</p>
      ) : (
        <>
          <p className="mt-2">{content.gaps}:</p>
          <ul className="list-disc pl-5">
            {gaps.slice(0, shownGaps).map(({ from, until }) => (
              <li key={from}>{content.gap(formatLocal(from, language), formatLocal(until, language))}</li>
            ))}
          </ul>
          {gaps.length > shownGaps && <p>{content.more(gaps.length - shownGaps)}</p>}
        </>
      )}
    </div>
  );
}

const rowsOf = <Row,>(rows: Row[], set: (rows: Row[]) => void) => ({
  rows,
  add: (row: Row) => set([...rows, row]),
  change: (index: number, to: Partial<Row>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...to } : row))),
  remove: (index: number) => set(rows.filter((_, at) => at !== index)),
});

function RotaForm({ saved }: { saved: Rota }) {
  const {
    save: saveLabel,
    saving: savingLabel,
    saved: savedWords,
    notSaved,
  } = useContent(deskSettingsContent);
  const content = useContent(onCallContent);
  const attempt = useSettingsAttempt();
  const [save, { isLoading }] = useSaveOnCallMutation();
  const [rota, setRota] = useDraft<Pick<Rota, 'shifts' | 'exceptions' | 'revision'>>('on-call', saved);
  const { shifts: ofWeek, exceptions: byDate, revision } = rota;
  const own = { shifts: ofWeek, exceptions: byDate, revision };
  const shifts = rowsOf(ofWeek, (rows) => setRota({ ...own, shifts: rows }));
  const exceptions = rowsOf(byDate, (rows) => setRota({ ...own, exceptions: rows }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saving = save(own).unwrap();
    if (await attempt(saving, { done: savedWords, failed: notSaved })) setRota(saved);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-5">
      <h3 className="mb-2 text-lg">{content.shifts}</h3>
      {shifts.rows.length === 0 && <p>{content.noShifts}</p>}
      {shifts.rows.map((row, index) => (
        <ShiftRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and keep their order
          key={index}
          row={row}
          name={content.shift(index + 1)}
          onChange={(change) => shifts.change(index, change)}
          onRemove={() => shifts.remove(index)}
        />
      ))}
      <Button
        variant="quiet"
        className="px-0!"
        onClick={() =>
          shifts.add({ userId: '', fromDay: 1, fromTime: '17:00', untilDay: 2, untilTime: '08:00' })
        }
      >
        {content.addShift}
      </Button>
      <h3 className="mt-4 text-lg">{content.exceptions}</h3>
      <p className="mb-2 text-ink-soft">{content.exceptionsText}</p>
      {exceptions.rows.map((row, index) => (
        <ExceptionRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and keep their order
          key={index}
          row={row}
          name={content.exception(index + 1)}
          onChange={(change) => exceptions.change(index, change)}
          onRemove={() => exceptions.remove(index)}
        />
      ))}
      <Button
        variant="quiet"
        className="px-0!"
        onClick={() =>
          exceptions.add({
            userId: null,
            from: `${officeDayIn(1)}T08:00`,
            until: `${officeDayIn(2)}T08:00`,
          })
        }
      >
        {content.addException}
      </Button>
      {revision !== saved.revision && (
        <SettingsConflict
          onKeepMine={() => setRota({ ...own, revision: saved.revision })}
          onTakeTheirs={() => setRota(saved)}
        />
      )}
      <div className="mt-4">
        <Button type="submit" disabled={isLoading}>
          {isLoading ? savingLabel : saveLabel}
        </Button>
      </div>
    </form>
  );
}

export function OnCallSetting() {
  const content = useContent(onCallContent);
  const answer = useGetOnCallQuery();
  return (
    <Setting title={content.title} text={content.text} failed={content.failed} answer={answer}>
      {answer.data && (
        <>
          <Outlook rota={answer.data} />
          <RotaForm saved={answer.data} />
        </>
      )}
    </Setting>
  );
}
