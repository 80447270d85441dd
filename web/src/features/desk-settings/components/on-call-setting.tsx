import { officeDayIn } from '@sandhill/company/office-day.js';
import { useMemo } from 'react';
import { Button } from '../../../components/ui/button';
import { deskSettingsContent } from '../../../content/desk-settings';
import { onCallContent } from '../../../content/on-call';
import { formatLocal } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Rota } from '../../../types/api';
import { useGetOnCallQuery, useSaveOnCallMutation } from '../api/on-call-api';
import { useSetting } from '../use-setting';
import { AddRow } from './add-row';
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
  const { save: saveLabel, saving } = useContent(deskSettingsContent);
  const content = useContent(onCallContent);
  const [save] = useSaveOnCallMutation();
  const { shifts: ofWeek, exceptions: byDate, revision } = saved;
  const initial = useMemo(
    () => ({ shifts: ofWeek, exceptions: byDate, revision }),
    [ofWeek, byDate, revision],
  );
  const { values, change, isSaving, onSubmit } = useSetting('on-call', initial, (rota) =>
    save(rota).unwrap(),
  );
  const shifts = rowsOf(values.shifts, (rows) => change({ ...values, shifts: rows }));
  const exceptions = rowsOf(values.exceptions, (rows) => change({ ...values, exceptions: rows }));
  return (
    <form onSubmit={onSubmit} className="mt-5">
      <h3 className="mb-2 text-lg">{content.shifts}</h3>
      {shifts.rows.length === 0 && <p>{content.noShifts}</p>}
      {shifts.rows.map((row, index) => (
        <ShiftRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and keep their order
          key={index}
          row={row}
          name={content.shift(index + 1)}
          onChange={(to) => shifts.change(index, to)}
          onRemove={() => shifts.remove(index)}
        />
      ))}
      <AddRow
        count={shifts.rows.length}
        variant="quiet"
        className="px-0!"
        onClick={() =>
          shifts.add({ userId: '', fromDay: 1, fromTime: '17:00', untilDay: 2, untilTime: '08:00' })
        }
      >
        {content.addShift}
      </AddRow>
      <h3 className="mt-4 text-lg">{content.exceptions}</h3>
      <p className="mb-2 text-ink-soft">{content.exceptionsText}</p>
      {exceptions.rows.map((row, index) => (
        <ExceptionRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and keep their order
          key={index}
          row={row}
          name={content.exception(index + 1)}
          onChange={(to) => exceptions.change(index, to)}
          onRemove={() => exceptions.remove(index)}
        />
      ))}
      <AddRow
        count={exceptions.rows.length}
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
      </AddRow>
      {values.revision !== revision && !isSaving && (
        <SettingsConflict
          onKeepMine={() => change({ ...values, revision })}
          onTakeTheirs={() => change(initial)}
        />
      )}
      <div className="mt-4">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? saving : saveLabel}
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
