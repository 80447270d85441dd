import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { SelectField } from '../../../components/ui/field';
import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';

interface StepSelectProps {
  label: string;
  value: string;
  onSave: (value: string) => void;
  children: ReactNode;
}

/** Whether the key opens the list of the select or chooses from the open list. */
const isOfOpenList = ({ key, altKey }: KeyboardEvent) => altKey || key === 'Enter' || key === ' ';

/**
 * A select that saves at once what is chosen from its list. In a closed select each arrow key chooses, and a status may
 * cancel a visit. So that choice is saved by Enter or when the select loses the focus.
 */
export function StepSelect({ label, value, onSave, children }: StepSelectProps) {
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
      hint={isWaiting && <span className="font-semibold text-alert">{next.enterSaves}</span>}
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
