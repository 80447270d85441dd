import { Camera, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { formsContent } from '../../../content/forms';
import { useIsHydrated } from '../../../hooks/use-is-hydrated';
import { useContent } from '../../../lib/language-context';
import { Button } from '../../ui/button';
import { lazyIsland } from '../../ui/lazy-island';
import { lazyComponent } from '../../ui/lazy-component';
import { readHandover } from './kept-handover';
import type { PhotoFieldProps } from './photo-field-props';

const PhotoThumbnails = lazyComponent(() =>
  import('./photo-thumbnails').then((module) => module.PhotoThumbnails),
);

const PhotoDialog = lazyComponent(() => import('./photo-dialog').then((module) => module.PhotoDialog));

const PhoneDoor = lazyComponent(() => import('./phone-door').then((module) => module.PhoneDoor));

const PhotoZone = lazyIsland(
  () => import('./photo-zone').then((module) => module.PhotoZone),
  <div className="min-h-36 rounded-2xl border-2 border-dashed border-control bg-band" />,
);

/**
 * The chosen photos of a form, and the controls that add photos: a button for photos from a phone, and a button for a
 * dialog with the drop zone. If `isOpen`, the drop zone itself takes that button's place.
 */
export function PhotoField({ isOpen = false, ...props }: PhotoFieldProps & { isOpen?: boolean }) {
  const { photos: content } = useContent(formsContent);
  const [hasDialog, setDialog] = useState(false);
  const [hasPhone, setPhone] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  const { name } = props;
  if (useIsHydrated() && hasPhone === undefined) setPhone(readHandover(name) !== null);
  const closePhone = () => {
    setPhone(false);
    // Waits until the button has been rendered again.
    setTimeout(() => opener.current?.focus());
  };
  return (
    <div
      data-photo-field
      inert={props.isSending}
      className="grid grid-cols-1 gap-4 inert:opacity-60 sm:col-span-2"
    >
      {isOpen ? (
        <PhotoZone {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="outline" onClick={() => setDialog(true)}>
            <Camera aria-hidden className="size-5" />
            {content.add}
          </Button>
          <span className="min-w-0 flex-1 basis-32 text-sm leading-snug text-ink-soft">{content.hint}</span>
        </div>
      )}
      {hasPhone ? (
        <PhoneDoor {...props} onClose={closePhone} />
      ) : (
        // Hidden on phones and small screens, because those devices have a camera themselves.
        <Button
          ref={opener}
          variant="quiet"
          className="-ml-5 justify-self-start max-md:hidden pointer-coarse:hidden"
          onClick={() => setPhone(true)}
        >
          <Smartphone aria-hidden className="size-5" />
          {content.phone}
        </Button>
      )}
      {props.photos.length > 0 && <PhotoThumbnails photos={props.photos} onRemove={props.onRemove} />}
      {hasDialog && <PhotoDialog {...props} onClose={() => setDialog(false)} />}
    </div>
  );
}
