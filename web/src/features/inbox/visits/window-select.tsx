import { officeDayIn } from '@sandhill/company/office-day.js';
import { SelectField } from '../../../components/ui/field';
import { officeVisitsContent } from '../../../content/office-visits';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitTime } from '../../../lib/visit-time';
import type { OfficeWindow } from '../../../types/api';
import { useGetVisitDaysQuery } from './office-visits-api';
import { isToCome } from './week';

const daysAhead = 45;

const keyOf = ({ windowId, date }: OfficeWindow) => `${windowId} ${date}`;

interface WindowSelectProps {
  label: string;
  isBusy: boolean;
  /** The chosen window. Missing if choosing a window acts at once. */
  chosen?: OfficeWindow;
  isRequired?: boolean;
  error?: string;
  onChoose: (window: OfficeWindow) => void;
}

export function WindowSelect({ label, isBusy, chosen, isRequired, error, onChoose }: WindowSelectProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const { data } = useGetVisitDaysQuery({ from: officeDayIn(0), to: officeDayIn(daysAhead) });
  const windows = data?.windows.filter((window) => isToCome(window)) ?? [];
  return (
    <SelectField
      label={label}
      isRequired={isRequired}
      error={error}
      control={{
        value: chosen ? keyOf(chosen) : '',
        disabled: isBusy || windows.length === 0,
        onChange: ({ target }) => {
          const window = windows.find((one) => keyOf(one) === target.value);
          if (window) onChoose(window);
        },
      }}
    >
      <option value="">{data && windows.length === 0 ? content.noWindows : content.chooseTime}</option>
      {windows.map((window) => (
        <option key={keyOf(window)} value={keyOf(window)} disabled={window.taken >= window.places}>
          {formatVisitTime(window, language)} · {content.free(Math.max(0, window.places - window.taken))}
        </option>
      ))}
    </SelectField>
  );
}
