import { Camera } from 'lucide-react';
import { useState } from 'react';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';
import { Button } from '../../ui/button';
import { lateIsland } from '../../ui/late-island';
import { latePart } from '../../ui/late-part';
import type { PhotoFieldProps } from './photo-field-props';

const PhotoThumbnails = latePart(() => import('./photo-thumbnails').then((module) => module.PhotoThumbnails));

const PhotoDialog = latePart(() => import('./photo-dialog').then((module) => module.PhotoDialog));

const PhotoZone = lateIsland(
  () => import('./photo-zone').then((module) => module.PhotoZone),
  <div className="min-h-36 rounded-2xl border-2 border-dashed border-control bg-band" />,
);

/** The button that opens the upload dialog, or the place for files itself, and the photos chosen so far. */
export function PhotoField({ isOpen = false, ...props }: PhotoFieldProps & { isOpen?: boolean }) {
  const { photos: content } = useContent(formsContent);
  const [hasDialog, setDialog] = useState(false);
  return (
    <div inert={props.isSending} className="space-y-4 inert:opacity-60 sm:col-span-2">
      {isOpen ? (
        <PhotoZone {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" onClick={() => setDialog(true)}>
            <Camera aria-hidden className="size-5" />
            {content.add}
          </Button>
          <span className="text-sm text-ink-soft">{content.hint}</span>
        </div>
      )}
      {props.photos.length > 0 && <PhotoThumbnails photos={props.photos} onRemove={props.onRemove} />}
      {hasDialog && <PhotoDialog {...props} onClose={() => setDialog(false)} />}
    </div>
  );
}
