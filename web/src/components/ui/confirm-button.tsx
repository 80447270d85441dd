import { type ComponentProps, useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  question: Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;
}

/** A button that asks for confirmation before it acts. By default, its label is that of the confirmation's button. */
export function ConfirmButton({ question, variant = 'outline', children, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} variant={variant} onClick={() => setAsking(true)}>
        {children ?? question.confirmLabel}
      </Button>
      {isAsking && <ConfirmDialog {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
