import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { commonContent } from '../../../content/common';
import { formsContent } from '../../../content/forms';
import { useContent } from '../../../lib/language-context';
import type { QuotePhoto } from '../photo-rules';
import { PhotoThumbnails } from './photo-thumbnails';

interface PhotoDialogProps {
  photos: QuotePhoto[];
  isWorking: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
}

export function PhotoDialog({ photos, isWorking, onAdd, onRemove, onClose }: PhotoDialogProps) {
  const { quote } = useContent(formsContent);
  const { close } = useContent(commonContent);
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  };
  return (
    <Dialog title={quote.dialog.title} description={quote.dialog.text} closeLabel={close} onClose={onClose}>
      <label
        htmlFor={id}
        className="relative mt-4 flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed border-control bg-band p-5 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
      >
        <ImagePlus aria-hidden className="size-8 text-primary" />
        <span className="font-semibold">{quote.dialog.drop}</span>
        <span className="text-sm text-ink-soft">{quote.photosHint}</span>
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          aria-label={quote.dialog.choose}
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <h3 className="mt-5 mb-3 text-lg">{quote.dialog.chosen}</h3>
      <PhotoThumbnails photos={photos} onRemove={onRemove} />
      <output className="mt-2 block text-sm text-ink-soft">
        {isWorking && quote.dialog.working}
        {!isWorking && (photos.length > 0 ? quote.photoCount(photos.length) : quote.dialog.none)}
      </output>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose} disabled={isWorking} className="min-w-32">
          {quote.dialog.done}
        </Button>
      </div>
    </Dialog>
  );
}
