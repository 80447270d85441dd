import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { SelectField } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';

interface StepSelectProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onSave: (value: string) => void;
  children: ReactNode;
}

/** Returns whether a key opens the list of a select or chooses from the open list. */
const isOfOpenList = ({ key, altKey }: KeyboardEvent) => altKey || key === 'Enter' || key === ' ';

/**
 * A select that immediately saves an item chosen from its open list. In a closed select, each arrow key changes the
 * value, and some statuses cancel a visit. Such a change is saved only when the user presses Enter or leaves the
 * select.
 */
export function StepSelect({ label, hint, value, onSave, children }: StepSelectProps) {
  const { next } = useContent(deskContent);
  const [chosen, setChosen] = useState<string>();
  const isListClosed = useRef(false);
  const isWaiting = chosen !== undefined && chosen !== value;
  const keep = () => {
    setChosen(undefined);
    if (isWaiting) onSave(chosen);
  };
  return (
    <SelectField
      label={label}
      hint={isWaiting ? <span className="font-semibold text-alert">{next.enterSaves}</span> : hint}
      control={{
        value: chosen ?? value,
        onPointerDown: () => {
          isListClosed.current = false;
        },
        onKeyDown: (event) => {
          isListClosed.current = !isOfOpenList(event);
          if (event.key === 'Enter') keep();
        },
        onChange: ({ target }) => {
          if (isListClosed.current) return setChosen(target.value);
          setChosen(undefined);
          onSave(target.value);
        },
        onBlur: () => {
          isListClosed.current = false;
          keep();
        },
      }}
    >
      {children}
    </SelectField>
  );
}
