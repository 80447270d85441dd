import { Camera } from 'lucide-react';
import { isHeic } from '../../../components/forms/photos/photo-rules';
import { FileZone } from '../../../components/ui/file-zone';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { imagesContent } from '../../../content/images';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useContent } from '../../../lib/language-context';
import type { PictureFacts } from '../queue/picture-facts';
import { usePreparedPicture } from '../queue/use-prepared-picture';
import { ChosenPicture } from './chosen-picture';

const acceptedTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];
const maxBytes = 10_000_000;

interface MobileDropZoneProps {
  /** Object URL of the chosen photo. */
  preview: string | null;
  onChoose: (file: File | null, facts?: PictureFacts) => void;
}

export function MobileDropZone({ preview, onChoose }: MobileDropZoneProps) {
  const content = useContent(adminContent).mobile;
  const { heic, preparingOne } = useContent(pictureQueueContent);
  const { zone } = useContent(imagesContent);
  const toast = useToast();
  const { prepare, isPreparing } = usePreparedPicture();

  const fault = (files: File[]) => {
    if (files.length > 1) return content.tooMany;
    if (files[0] && isHeic(files[0])) return heic;
    const type = files[0]?.type ?? '';
    if (!acceptedTypes.includes(type)) return content.wrongType;
    if (files[0]?.size === 0) return zone.empty;
    return (files[0]?.size ?? 0) > maxBytes ? content.tooLarge : null;
  };
  const choose = (files: File[], facts?: PictureFacts) => {
    const [file] = files;
    const wrong = fault(files);
    if (wrong || !file) {
      toast({ title: content.failed.title, description: wrong ?? content.wrongType, variant: 'destructive' });
      return;
    }
    onChoose(file, facts);
  };

  if (preview) {
    return (
      <ChosenPicture
        src={preview}
        alt={content.preview}
        removeLabel={content.remove}
        onRemove={() => onChoose(null)}
        onError={() => toast(content.previewFailed)}
      />
    );
  }
  return (
    <FileZone
      label={isPreparing ? preparingOne : content.drop}
      name={content.photo}
      hint={content.hint}
      icon={<Camera aria-hidden className="size-9 text-primary" />}
      accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
      className="min-h-44"
      onFiles={(files) => files.length > 0 && prepare(files, choose)}
    />
  );
}
