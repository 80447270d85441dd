import { type ReactNode, useId } from 'react';

interface FileZoneProps {
  label: string;
  /** Name of the field for screen readers, if the label only says how to choose files. */
  name?: string;
  hint?: string;
  icon: ReactNode;
  accept: string;
  /** Whether to open a phone's camera. */
  isCamera?: boolean;
  isMultiple?: boolean;
  describedBy?: string;
  className?: string;
  onFiles: (files: File[]) => void;
}

/** A field in which files are chosen or dropped. The caller checks the files. */
export function FileZone(props: FileZoneProps) {
  const {
    label,
    name,
    hint,
    icon,
    accept,
    isCamera,
    isMultiple,
    describedBy,
    className = '',
    onFiles,
  } = props;
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`relative flex min-h-36 cursor-pointer flex-col items-center justify-center gap-1 rounded-2xl border-2 border-dashed border-control bg-band p-4 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ${className}`}
    >
      {icon}
      <span className="font-semibold">{label}</span>
      {hint && <span className="text-sm text-ink-soft">{hint}</span>}
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Cleared so that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  );
}
