import { useState } from 'react';
import { officeDayIn } from '@sandhill/company/office-day.js';
import { SelectField, TextField } from '../../../components/ui/field';
import { sendLaterContent } from '../../../content/send-later';
import { useOfficeDay } from '../../../hooks/use-office-day';
import { formatLocal } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';

/**
 * Value while the user has chosen to enter a time but has not entered it. The answer must not be sent with this value.
 */
export const noTime = 'none';

type Choice = 'now' | 'tomorrow' | 'chosen';

interface SendTimeProps {
  /** A time in the office's time zone, such as `2026-03-05T08:00`; empty to send now. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the answer is already scheduled. If so, an empty `value` keeps the scheduled time. */
  isPlanned?: boolean;
}

export function SendTime({ value, onChange, isPlanned = false }: SendTimeProps) {
  const words = useContent(sendLaterContent);
  const language = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  // Renders again at midnight, when "tomorrow" becomes another day.
  useOfficeDay();
  const tomorrow = `${officeDayIn(1)}T08:00`;
  const choice: Choice =
    value === '' && !isChoosing ? 'now' : value === tomorrow && !isChoosing ? 'tomorrow' : 'chosen';
  const choose = (wanted: Choice) => {
    setChoosing(wanted === 'chosen');
    onChange(wanted === 'now' ? '' : wanted === 'tomorrow' ? tomorrow : value || tomorrow);
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={words.when}
        control={{ value: choice, onChange: (event) => choose(event.target.value as Choice) }}
      >
        <option value="now">{isPlanned ? words.asPlanned : words.now}</option>
        <option value="tomorrow">{words.tomorrow(formatLocal(tomorrow, language))}</option>
        <option value="chosen">{words.chosen}</option>
      </SelectField>
      {choice === 'chosen' && (
        <TextField
          label={words.time}
          hint={words.timeHint}
          error={value === noTime ? words.codes['invalid_time'] : undefined}
          control={{
            type: 'datetime-local',
            value: value === noTime ? '' : value,
            onChange: (event) => onChange(event.target.value.slice(0, 16) || noTime),
          }}
        />
      )}
    </div>
  );
}
