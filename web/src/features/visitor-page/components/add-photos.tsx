import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefusedFile } from '../../../components/forms/photos/photo-rules';
import { preparePhoto } from '../../../components/forms/photos/prepare-photo';
import { RefusedFiles } from '../../../components/forms/photos/refused-files';
import { usePhotoProblem } from '../../../components/forms/photos/use-photo-problem';
import { Button } from '../../../components/ui/button';
import { FileZone } from '../../../components/ui/file-zone';
import { type Progress, SendingProgress } from '../../../components/ui/sending-progress';
import { formAnswersContent } from '../../../content/form-answers';
import { formsContent } from '../../../content/forms';
import { phonePhotosContent } from '../../../content/phone-photos';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import type { VisitorPage } from '../../../types/api';
import { useAddPhotosMutation } from '../api/visitor-page-api';

const maxTotal = 20;
const maxAtOnce = 10;

/** Returns whether the same photos can be sent again: the server did not answer, was busy, failed or asked to wait. */
const mayArriveLater = (failure: unknown) =>
  isApiError(failure) &&
  (failure.status < 400 || [408, 429].includes(failure.status) || failure.status >= 500);

/**
 * A drop zone that adds photos to a request that was already sent. Photos are sent as soon as they are chosen. A
 * request can have 20 photos in total.
 */
export function AddPhotos({ token, page }: { token: string; page: VisitorPage }) {
  const { later: content } = useContent(phonePhotosContent);
  const answers = useContent(formAnswersContent);
  const { progress: progressWords } = useContent(formsContent);
  const [addPhotos, { isLoading }] = useAddPhotosMutation();
  const [isPreparing, setPreparing] = useState(false);
  const [progress, setProgress] = useState<Progress>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const problemOf = usePhotoProblem();
  const [done, setDone] = useState('');
  // Prepared photos that could not be sent. They are sent together with the next photos.
  const [unsent, setUnsent] = useState<string[]>([]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash !== '#photos') return;
    section.current?.scrollIntoView({ block: 'center' });
    section.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  const remaining = Math.min(maxAtOnce, maxTotal - page.photos);
  const send = async (projectImages: string[]) => {
    setDone('');
    setProblem(undefined);
    const { data, error } = await addPhotos({ token, projectImages, onProgress: setProgress });
    setProgress(null);
    // The pressed control lost the focus, because it was disabled while sending. The zone gets the focus instead.
    if (document.activeElement === document.body)
      setTimeout(() => section.current?.querySelector('input')?.focus({ preventScroll: true }));
    setUnsent(mayArriveLater(error) ? projectImages : []);
    if (error) return setProblem(problemOf(error, { too_many_images: content.tooMany(remaining) }));
    const added = data.photos - page.photos;
    setDone(added > 0 ? content.added(added) : content.known);
  };
  const choose = async (files: File[]) => {
    const room = remaining - unsent.length;
    setDone('');
    setRefused([]);
    setProblem(files.length > room ? content.tooMany(room) : undefined);
    if (files.length > room) return;
    setPreparing(true);
    const prepared = [];
    // Prepared one after the other, because each decoded photo needs 50 MB of a phone's memory.
    for (const file of files) prepared.push({ file, ...(await preparePhoto(file)) });
    setPreparing(false);
    setRefused(prepared.flatMap(({ file, fault }) => (fault ? { name: file.name, fault } : [])));
    const chosen = prepared.flatMap(({ dataUrl }) => dataUrl ?? []);
    if (chosen.length > 0) await send([...unsent, ...chosen]);
  };
  const isFull = page.photos >= maxTotal;
  return (
    <section ref={section} id="photos" className="mt-6">
      <h2 className="mb-2 text-lg">{content.title}</h2>
      {isFull ? (
        <p>{content.full}</p>
      ) : (
        <div inert={isLoading || isPreparing} className="inert:opacity-60">
          <FileZone
            label={answers.photos.choose}
            hint={content.hint}
            icon={<ImagePlus aria-hidden className="size-8 text-primary" />}
            accept="image/jpeg,image/png,.jpg,.jpeg,.png"
            isMultiple
            onFiles={(files) => void choose(files)}
          />
        </div>
      )}
      {(refused.length > 0 || problem) && <RefusedFiles refused={refused} problem={problem} />}
      {unsent.length > 0 && !isLoading && (
        <Button variant="outline" className="mt-2" disabled={isPreparing} onClick={() => void send(unsent)}>
          {content.retry(unsent.length)}
        </Button>
      )}
      <SendingProgress progress={progress} words={progressWords} />
      <output className="mt-2 block text-sm text-ink-soft">
        {isPreparing && content.working}
        {!isPreparing && !isFull && content.count(page.photos)}
        {done && <strong className="block text-base text-ink">{done}</strong>}
      </output>
    </section>
  );
}
