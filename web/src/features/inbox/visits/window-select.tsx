import { officeDayIn } from '@sandhill/company/office-day.js';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { useOfficeDay } from '../../../hooks/use-office-day';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { officeVisitsContent } from '../../../content/office-visits';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitTime } from '../../../lib/visit-time';
import type { OfficeWindow } from '../../../types/api';
import { useGetVisitDaysQuery } from './office-visits-api';
import { freePlaces, isToCome } from './week';

const daysAhead = 45;

const keyOf = ({ windowId, date }: OfficeWindow) => `${windowId} ${date}`;

interface WindowSelectProps {
  label: string;
  isBusy: boolean;
  chosen?: OfficeWindow;
  isRequired?: boolean;
  error?: string;
  /** Id of the lead whose visit it is. Places that are offered to this lead count as free. */
  leadId?: string;
  onChoose: (window?: OfficeWindow) => void;
}

export function WindowSelect({
  label,
  isBusy,
  chosen,
  isRequired,
  error,
  leadId,
  onChoose,
}: WindowSelectProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const today = useOfficeDay();
  const { data } = useGetVisitDaysQuery({ from: today, to: officeDayIn(daysAhead) });
  const windows = data?.windows.filter((window) => isToCome(window)) ?? [];
  return (
    <SelectField
      label={label}
      isRequired={isRequired}
      error={error}
      control={{
        value: chosen ? keyOf(chosen) : '',
        disabled: isBusy || windows.length === 0,
        onChange: ({ target }) => onChoose(windows.find((one) => keyOf(one) === target.value)),
      }}
    >
      <option value="">{data && windows.length === 0 ? content.noWindows : content.chooseTime}</option>
      {windows.map((window) => (
        <option key={keyOf(window)} value={keyOf(window)} disabled={freePlaces(window, leadId) === 0}>
          {formatVisitTime(window, language)} · {content.free(freePlaces(window, leadId))}
        </option>
      ))}
    </SelectField>
  );
}

interface WindowChoiceProps extends Pick<WindowSelectProps, 'label' | 'isBusy' | 'leadId'> {
  /** Label of the button that acts on the chosen window. */
  action: string;
  /** Resolves to whether the action succeeded. */
  onConfirm: (window: OfficeWindow) => Promise<boolean>;
}

/**
 * A select with a button. In a closed select, each arrow key changes the value, so saving every change would send an
 * email to the customer each time.
 */
export function WindowChoice({ action, onConfirm, ...select }: WindowChoiceProps) {
  const [chosen, setChosen] = useState<OfficeWindow>();
  const place = useFocusWhenLost<HTMLDivElement>(chosen ? 'chosen' : 'open');
  const confirm = async (window: OfficeWindow) => {
    if (await onConfirm(window)) setChosen(undefined);
  };
  return (
    <div ref={place} tabIndex={-1} className="space-y-2 outline-none">
      <WindowSelect {...select} chosen={chosen} onChoose={setChosen} />
      {chosen && (
        <Button variant="outline" disabled={select.isBusy} onClick={() => void confirm(chosen)}>
          {action}
        </Button>
      )}
    </div>
  );
}
