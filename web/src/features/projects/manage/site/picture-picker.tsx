import { ImagePlus } from 'lucide-react';
import { LibraryPicker } from '../../../../components/library/library-picker';
import { Dialog } from '../../../../components/ui/dialog';
import { FileZone } from '../../../../components/ui/file-zone';
import { websitePicturesContent } from '../../../../content/website-pictures';
import { useContent } from '../../../../lib/language-context';
import type { Project } from '../../../../types/api';
import { acceptedFiles } from '../image-rules';
import { UploadProgress } from '../upload-progress';
import { usePickedPicture } from './use-picked-picture';

interface PicturePickerProps {
  title: string;
  onPick: (project: Project) => void;
  onClose: () => void;
}

export function PicturePicker({ title, onPick, onClose }: PicturePickerProps) {
  const { picker } = useContent(websitePicturesContent);
  const { pick, upload, progress } = usePickedPicture(onPick);
  const isBusy = progress !== null;
  return (
    <Dialog title={title} onClose={onClose}>
      <div inert={isBusy} className="mt-4 space-y-4">
        <FileZone
          accept={acceptedFiles}
          label={isBusy ? picker.uploading : picker.upload}
          hint={picker.uploadHint}
          icon={<ImagePlus aria-hidden className="size-8 text-primary" />}
          onFiles={([file]) => file && void upload(file)}
        />
        <UploadProgress progress={progress} />
        <LibraryPicker labelOf={picker.take} onChoose={pick} />
      </div>
    </Dialog>
  );
}
