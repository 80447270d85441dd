import { X } from 'lucide-react';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';
import type { FormPhoto } from './photo-rules';

/** Moves the focus from a photo that is being removed to its neighbor, else to the control that adds photos. */
function focusBeside(photo: Element | null): void {
  const beside = photo?.nextElementSibling ?? photo?.previousElementSibling;
  (beside ?? photo?.closest('[data-photo-field]'))?.querySelector<HTMLElement>('button, input')?.focus();
}

export function PhotoThumbnails({
  photos,
  onRemove,
}: {
  photos: FormPhoto[];
  onRemove: (id: string) => void;
}) {
  const content = useContent(formsContent).photos;
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map((photo) => (
        <li key={photo.id} className="relative">
          <img
            src={photo.dataUrl}
            alt={photo.name}
            className="size-24 rounded-xl border border-line object-cover"
          />
          <button
            type="button"
            aria-label={content.remove(photo.name)}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget.closest('li'));
              onRemove(photo.id);
            }}
            className="absolute -top-3 -right-3 grid size-11 place-items-center"
          >
            <span className="grid size-7 place-items-center rounded-full bg-ink text-white">
              <X aria-hidden className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
