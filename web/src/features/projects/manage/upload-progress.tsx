import { type Progress, SendingProgress } from '../../../components/ui/sending-progress';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';

export function UploadProgress({ progress }: { progress: Progress }) {
  return <SendingProgress progress={progress} words={useContent(imagesContent)} />;
}
