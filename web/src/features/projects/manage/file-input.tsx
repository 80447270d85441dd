import { type ReactNode, useId } from 'react';
import { acceptedFiles } from './image-rules';

const zoneClass =
  'relative flex min-h-36 cursor-pointer flex-col items-center justify-center gap-1 rounded-2xl border-2 border-dashed border-control bg-band p-4 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus';

interface FileInputProps {
  label: string;
  hint?: string;
  icon: ReactNode;
  isCamera?: boolean;
  isMultiple?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
}

/** A large place to tap or to drop files on. It says what it got; whether they do is for others to judge. */
export function FileInput(props: FileInputProps) {
  const { label, hint, icon, isCamera = false, isMultiple = false, describedBy, onFiles } = props;
  const id = useId();
  return (
    <label htmlFor={id} className={zoneClass}>
      {icon}
      <span className="font-semibold">{label}</span>
      {hint && <span className="text-sm text-ink-soft">{hint}</span>}
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept={isCamera ? 'image/*' : acceptedFiles}
        capture={isCamera ? 'environment' : undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  );
}
