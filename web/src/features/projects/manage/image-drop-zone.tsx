import { Camera, ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { FileZone } from '../../../components/ui/file-zone';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useContent } from '../../../lib/language-context';
import type { PictureFacts } from '../queue/picture-facts';
import { usePreparedPicture } from '../queue/use-prepared-picture';
import { ChosenPicture } from './chosen-picture';
import { acceptedFiles, type ZoneFault, zoneFault } from './image-rules';

interface ImageDropZoneProps {
  /** Object URL of the chosen file. */
  preview: string | null;
  /** URL of the stored picture that the chosen file would replace. */
  current?: string;
  error?: string;
  hasCamera?: boolean;
  onChoose: (file: File | null, facts?: PictureFacts) => void;
  onRefused?: (files: File[]) => void;
}

export function ImageDropZone(props: ImageDropZoneProps) {
  const { preview, current, error, hasCamera = false, onChoose, onRefused } = props;
  const { zone } = useContent(imagesContent);
  const { heic, preparingOne } = useContent(pictureQueueContent);
  const content = { ...zone, heic };
  const toast = useToast();
  const id = useId();
  const [fault, setFault] = useState<ZoneFault | null>(null);
  const { prepare, isPreparing } = usePreparedPicture();
  const take = (files: File[]) => {
    if (files.length === 0) return;
    prepare(files, (prepared, facts) => {
      const wrong = zoneFault(prepared);
      setFault(wrong);
      if (wrong) onRefused?.(prepared);
      else onChoose(prepared[0] ?? null, facts);
    });
  };
  const message = fault ? content[fault] : error;
  const messageId = message ? `${id}-message` : undefined;

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
  const icon = <ImagePlus aria-hidden className="size-8 text-primary" />;
  return (
    <div className="space-y-2">
      {current && <ChosenPicture src={current} alt={content.current} />}
      <div className={hasCamera ? 'grid gap-3 sm:grid-cols-2' : ''}>
        {hasCamera && (
          <FileZone
            accept="image/*"
            label={content.takePhoto}
            icon={<Camera aria-hidden className="size-8 text-primary" />}
            isCamera
            describedBy={messageId}
            onFiles={take}
          />
        )}
        <FileZone
          accept={acceptedFiles}
          label={hasCamera ? content.choose : content.drop}
          hint={current ? content.current : content.hint}
          icon={icon}
          describedBy={messageId}
          onFiles={take}
        />
      </div>
      {isPreparing && <output className="block text-sm">{preparingOne}</output>}
      {message && (
        <p id={messageId} role="alert" className="text-sm font-medium text-alert">
          {message}
        </p>
      )}
    </div>
  );
}
