import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { latePart } from '../../../components/ui/late-part';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';
import type { QuotePhoto } from '../photo-rules';
import { PhotoThumbnails } from './photo-thumbnails';

const PhotoDialog = latePart(() => import('./photo-dialog').then((module) => module.PhotoDialog));

interface PhotoPickerProps {
  photos: QuotePhoto[];
  isWorking: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** The button that opens the upload dialog, and the photos chosen so far. */
export function PhotoPicker(props: PhotoPickerProps) {
  const content = useContent(formsContent).quote;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="space-y-4 sm:col-span-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Camera aria-hidden className="size-5" />
          {content.addPhotos}
        </Button>
        <span className="text-sm text-ink-soft">{content.photosHint}</span>
      </div>
      {props.photos.length > 0 && <PhotoThumbnails photos={props.photos} onRemove={props.onRemove} />}
      {isOpen && <PhotoDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
