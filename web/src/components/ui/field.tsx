import { type ComponentProps, type ReactNode, useId } from 'react';

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

export const describedBy = (id: string, error: unknown, hint?: unknown) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

interface FieldProps {
  /** Needed only if a link or a script refers to the field. */
  id?: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  /** Note that changes while typing, such as the number of characters left. */
  note?: string;
  isRequired?: boolean;
  className?: string;
}

/** Attributes that connect a control to its label, hint and error. */
type Wiring = Required<Pick<ComponentProps<'input'>, 'id' | 'className'>> &
  Pick<ComponentProps<'input'>, 'aria-required' | 'aria-invalid' | 'aria-describedby'>;

interface FieldFrameProps extends FieldProps {
  children: (wiring: Wiring) => ReactNode;
}

/** Label, hint and error of one control. */
export function FieldFrame(props: FieldFrameProps) {
  const made = useId();
  const { id = made, label, error, hint, note, isRequired, className = '', children } = props;
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        'aria-required': isRequired || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, error, hint || note),
        className: controlClass,
      })}
      {(hint || note) && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint} {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'note'> {
  /** Whether the heading is only for screen readers, because the group around it has the same heading. */
  isHeadingHidden?: boolean;
  children: ReactNode;
}

/**
 * A fieldset with the hint and the error of its controls. If it has an `id`, a link to that id moves the focus to it.
 */
export function FieldGroup({ label, error, hint, isRequired, isHeadingHidden, ...group }: FieldGroupProps) {
  const made = useId();
  const { id = made, className = '', children } = group;
  return (
    <fieldset
      id={id}
      tabIndex={group.id === undefined ? undefined : -1}
      aria-describedby={describedBy(id, error, hint)}
      className={`min-w-0 outline-none ${className}`}
    >
      <legend className={isHeadingHidden ? 'sr-only' : 'mb-1 font-medium'}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/**
 * A labeled input with its error below. `control` is the result of react-hook-form's `register`, or plain attributes.
 */
export function TextField({ control, ...field }: FieldProps & { control: ComponentProps<'input'> }) {
  return <FieldFrame {...field}>{(wiring) => <input {...wiring} {...control} />}</FieldFrame>;
}

export function TextArea({ control, ...field }: FieldProps & { control: ComponentProps<'textarea'> }) {
  return <FieldFrame {...field}>{(wiring) => <textarea rows={3} {...wiring} {...control} />}</FieldFrame>;
}

export function SelectField({
  control,
  children,
  ...field
}: FieldProps & { control: ComponentProps<'select'>; children: ReactNode }) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <select {...wiring} {...control}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
