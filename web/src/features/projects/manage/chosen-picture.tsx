import { X } from 'lucide-react';

interface ChosenPictureProps {
  src: string;
  alt: string;
  /** Removes the picture. Without it there is no such button. */
  onRemove?: () => void;
  removeLabel?: string;
  onError?: () => void;
}

/** A chosen picture in place of its field, with a button that removes it. */
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
