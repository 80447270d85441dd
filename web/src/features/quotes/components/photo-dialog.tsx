import { ImagePlus } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { FileZone } from '../../../components/ui/file-zone';
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
  return (
    <Dialog title={quote.dialog.title} description={quote.dialog.text} closeLabel={close} onClose={onClose}>
      <FileZone
        label={quote.dialog.drop}
        name={quote.dialog.choose}
        hint={quote.photosHint}
        icon={<ImagePlus aria-hidden className="size-8 text-primary" />}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        isMultiple
        className="mt-4"
        onFiles={onAdd}
      />
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
