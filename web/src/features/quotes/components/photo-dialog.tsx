import { ImagePlus } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { FileZone } from '../../../components/ui/file-zone';
import { commonContent } from '../../../content/common';
import { formAnswersContent } from '../../../content/form-answers';
import { formsContent } from '../../../content/forms';
import { useMediaQuery } from '../../../hooks/use-media-query';
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
  const { dialog } = useContent(formAnswersContent).quote;
  const { close } = useContent(commonContent);
  // Nothing is dropped with a finger, and a phone offers its camera.
  const isTouched = useMediaQuery('(pointer: coarse)');
  return (
    <Dialog title={dialog.title} description={dialog.text} closeLabel={close} onClose={onClose}>
      <FileZone
        label={isTouched ? dialog.choose : dialog.drop}
        name={dialog.choose}
        hint={quote.photosHint}
        icon={<ImagePlus aria-hidden className="size-8 text-primary" />}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        isMultiple
        className="mt-4"
        onFiles={onAdd}
      />
      <h3 className="mt-5 mb-3 text-lg">{dialog.chosen}</h3>
      <PhotoThumbnails photos={photos} onRemove={onRemove} />
      <output className="mt-2 block text-sm text-ink-soft">
        {isWorking && dialog.working}
        {!isWorking && (photos.length > 0 ? quote.photoCount(photos.length) : dialog.none)}
      </output>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose} disabled={isWorking} className="min-w-32">
          {dialog.done}
        </Button>
      </div>
    </Dialog>
  );
}
