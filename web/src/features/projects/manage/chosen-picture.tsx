import { X } from 'lucide-react';

interface ChosenPictureProps {
  src: string;
  alt: string;
  /** Called by the remove button. Without this function, there is no such button. */
  onRemove?: () => void;
  removeLabel?: string;
  onError?: () => void;
}

export function ChosenPicture({ src, alt, onRemove, removeLabel, onError }: ChosenPictureProps) {
  return (
    <div className="relative">
      <img
        src={src}
        alt={alt}
        onError={onError}
        className="max-h-72 min-h-24 w-full rounded-2xl bg-band object-contain"
      />
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-ink text-white"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
