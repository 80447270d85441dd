import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { SelectField } from './field';

interface ChangeSelectProps {
  label: string;
  hint?: ReactNode;
  words: { choose: string; apply: string };
  isIdle: boolean;
  /** Resolves to whether the change succeeded. */
  onApply: (value: string) => Promise<boolean>;
  children: ReactNode;
}

/**
 * A select with a button that applies the chosen value, because in a closed select each arrow key changes the value.
 * After a success, the select shows its placeholder again.
 */
export function ChangeSelect({ label, hint, words, isIdle, onApply, children }: ChangeSelectProps) {
  const [chosen, setChosen] = useState('');
  const apply = async () => {
    if (await onApply(chosen)) setChosen('');
  };
  return (
    <div className="space-y-2">
      <SelectField
        label={label}
        hint={hint}
        control={{ value: chosen, disabled: isIdle, onChange: ({ target }) => setChosen(target.value) }}
      >
        <option value="">{words.choose}</option>
        {children}
      </SelectField>
      {chosen && (
        <Button
          variant="outline"
          aria-label={`${words.apply}: ${label}`}
          disabled={isIdle}
          onClick={() => void apply()}
        >
          {words.apply}
        </Button>
      )}
    </div>
  );
}
