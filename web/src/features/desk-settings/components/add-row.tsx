import type { ComponentProps } from 'react';
import { Button } from '../../../components/ui/button';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';

interface AddRowProps extends ComponentProps<typeof Button> {
  /** Number of rows before the button. */
  count: number;
}

/** A button that adds a row. It gets the focus when the row with the focused button is removed. */
export function AddRow({ count, ...button }: AddRowProps) {
  const place = useFocusWhenLost<HTMLButtonElement>(String(count));
  return <Button ref={place} {...button} />;
}
