import { type Progress, SendingProgress } from '../../../components/ui/sending-progress';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';

/** Progress of sending a picture. Renders nothing while no picture is being sent. */
export function UploadProgress({ progress }: { progress: Progress }) {
  return <SendingProgress progress={progress} words={useContent(imagesContent)} />;
}
