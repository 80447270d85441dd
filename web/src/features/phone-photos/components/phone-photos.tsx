import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefusedFile } from '../../../components/forms/photos/photo-rules';
import { preparePhoto } from '../../../components/forms/photos/prepare-photo';
import { RefusedFiles } from '../../../components/forms/photos/refused-files';
import { usePhotoProblem } from '../../../components/forms/photos/use-photo-problem';
import { Button } from '../../../components/ui/button';
import { FileZone } from '../../../components/ui/file-zone';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { phonePhotosContent } from '../../../content/phone-photos';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import { useHandPhotoMutation, useOpenLinkMutation } from '../api/phone-api';
import { phoneKey } from '../phone-key';

interface Photo {
  id: string;
  dataUrl: string;
  state: 'sending' | 'sent' | 'failed';
  problem?: string;
}

/**
 * Prepares the chosen photos and sends each one as soon as it is ready. Returns the photos with their states, the
 * refused files, whether photos are being prepared, whether the link has ended, and functions that add and send photos.
 */
function useHandedPhotos(token: string, key: string) {
  const problemOf = usePhotoProblem();
  const [hand] = useHandPhotoMutation();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  // Read by `add`, which runs on with the values of an earlier render.
  const isOver = useRef(false);

  const change = (id: string, changed: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
  const send = async ({ id, dataUrl }: Pick<Photo, 'id' | 'dataUrl'>) => {
    change(id, { state: 'sending', problem: undefined });
    const answer = await hand({ token, key, dataUrl });
    if (!answer.error) return change(id, { state: 'sent' });
    change(id, { state: 'failed', problem: problemOf(answer.error) });
    if (isApiError(answer.error) && answer.error.status === 410) {
      isOver.current = true;
      setEnded(true);
    }
  };
  const add = async (files: File[]) => {
    setRefused([]);
    setPreparing(true);
    for (const file of files) {
      const { dataUrl, fault } = await preparePhoto(file);
      if (isOver.current) return;
      if (fault) {
        setRefused((before) => [...before, { name: file.name, fault }]);
        continue;
      }
      const photo = { id: randomId(), dataUrl, state: 'sending' as const };
      setPhotos((before) => [...before, photo]);
      await send(photo);
    }
    setPreparing(false);
  };
  return { photos, refused, isPreparing, hasEnded, add, send };
}

export function PhonePhotos({ token }: { token: string }) {
  const content = useContent(phonePhotosContent);
  const [key] = useState(() => phoneKey(token));
  const [open, { error, isSuccess }] = useOpenLinkMutation();
  const { photos, refused, isPreparing, hasEnded, add, send } = useHandedPhotos(token, key);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    void open({ token, key });
  }, [open, token, key]);

  if (hasEnded) return <Notice {...content.faults.ended} />;
  if (isApiError(error)) {
    if (error.code === 'link_used') return <Notice {...content.faults.used} />;
    if (error.status === 410 || error.status === 400) return <Notice {...content.faults.ended} />;
    const onRetry = () => void open({ token, key });
    return <Notice {...content.faults.failed} onRetry={onRetry} />;
  }
  if (!isSuccess) return <Skeleton className="h-72" />;
  const sent = photos.filter(({ state }) => state === 'sent').length;
  return (
    <section className="rounded-3xl border border-line bg-ground p-6 sm:p-9">
      <h1 className="text-heading">{content.title}</h1>
      <p className="mt-2 mb-5">{content.text}</p>
      <FileZone
        label={content.choose}
        hint={content.hint}
        icon={<Camera aria-hidden className="size-8 text-primary" />}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        isMultiple
        onFiles={(files) => void add(files)}
      />
      <RefusedFiles refused={refused} />
      <output className="block font-semibold [&:not(:empty)]:mt-4">{sent > 0 && content.sent(sent)}</output>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 [&:not(:empty)]:mt-3">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <img
              src={photo.dataUrl}
              alt={content.photo(index + 1)}
              className="aspect-4/3 w-full rounded-xl border border-line object-cover"
            />
            <p
              className={`mt-1 text-sm ${photo.state === 'failed' ? 'font-medium text-alert' : 'text-ink-soft'}`}
            >
              {photo.problem ?? content.states[photo.state]}
            </p>
            {photo.state === 'failed' && (
              <Button variant="outline" disabled={isPreparing} onClick={() => void send(photo)}>
                {content.retry(content.photo(index + 1))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
