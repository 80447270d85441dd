import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { UploadProgress as Progress } from '../api/manage-api';

/** How far a picture's sending is; nothing while none is sent. */
export function UploadProgress({ progress }: { progress: Progress }) {
  const content = useContent(imagesContent);
  if (progress === null) return null;
  const percent = typeof progress === 'number' ? Math.round(progress * 100) : 0;
  const text = progress === 'waiting' ? content.waiting : content.sending(percent);
  return (
    <div className="space-y-1">
      <progress
        aria-label={text}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-band-deep [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-band-deep [&::-webkit-progress-value]:bg-primary"
      />
      <output className="block text-sm text-ink-soft">{text}</output>
    </div>
  );
}
