import type { ComponentProps } from 'react';

/** A field that people neither see nor reach, but that spam programs fill in. */
export function Honeypot({ label, control }: { label: string; control: ComponentProps<'input'> }) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...control} />
      </label>
    </div>
  );
}
