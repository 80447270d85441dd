import type { ReactNode } from 'react';
import { FieldError } from '../../../components/ui/field';

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  /** Note that changes while typing, such as the number of characters left. */
  note?: string;
  error?: string;
  className?: string;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, note, error, className = '', children }: FieldFrameProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {children}
      {(hint || note) && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint} {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export const wiring = ({
  id,
  hint,
  note,
  error,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'note' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [error && `${id}-error`, (hint || note) && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});
