import type { ComponentProps, ReactNode } from 'react';

/**
 * A checkbox, or with `type="radio"` a radio button, in a row with its label. `className` applies to the row and must
 * include its gap.
 */
export function Checkbox({
  label,
  className = 'gap-3',
  ...input
}: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-center ${className}`}>
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-primary" />
      {label}
    </label>
  );
}
