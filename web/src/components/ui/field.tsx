import type { ComponentProps, ReactNode } from 'react';

export const controlClass =
  'w-full min-h-11 rounded-xl border border-control bg-ground px-3.5 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-alert aria-invalid:border-2';

export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1 text-sm font-medium text-alert">
      {children}
    </p>
  );
}

interface FieldProps {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  isRequired?: boolean;
  className?: string;
}

function FieldFrame({
  id,
  label,
  error,
  hint,
  isRequired,
  className = '',
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      {children}
      {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const wiring = ({ id, error, isRequired }: FieldProps) => ({
  id,
  'aria-required': isRequired || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
});

/**
 * A labeled input with its error below. `control` is the result of react-hook-form's `register`, or plain attributes.
 */
export function TextField({ control, ...field }: FieldProps & { control: ComponentProps<'input'> }) {
  return (
    <FieldFrame {...field}>
      <input {...wiring(field)} {...control} className={controlClass} />
    </FieldFrame>
  );
}

export function TextArea({ control, ...field }: FieldProps & { control: ComponentProps<'textarea'> }) {
  return (
    <FieldFrame {...field}>
      <textarea rows={3} {...wiring(field)} {...control} className={controlClass} />
    </FieldFrame>
  );
}

export function SelectField({
  control,
  children,
  ...field
}: FieldProps & { control: ComponentProps<'select'>; children: ReactNode }) {
  return (
    <FieldFrame {...field}>
      <select {...wiring(field)} {...control} className={controlClass}>
        {children}
      </select>
    </FieldFrame>
  );
}
