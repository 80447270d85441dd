import { type Progress, SendingProgress } from '../../../components/ui/sending-progress';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';

/** How far a picture's sending is; nothing while none is sent. */
export function UploadProgress({ progress }: { progress: Progress }) {
  return <SendingProgress progress={progress} words={useContent(imagesContent)} />;
}
