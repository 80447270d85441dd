import { CircleAlert, CircleCheck, Images } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { FileZone } from '../../../components/ui/file-zone';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { acceptedFiles } from './image-rules';
import type { SeveralPhoto } from './manage-slice';
import { SectionOptions } from './section-options';
import { UploadProgress } from './upload-progress';
import { useSeveralUploads } from './use-several-uploads';
import { SectionPlace } from './where-it-appears';

interface PhotoRowProps {
  photo: SeveralPhoto;
  isBusy: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

function PhotoRow({ photo, isBusy, onRetry, onRemove }: PhotoRowProps) {
  const { several } = useContent(imagesContent);
  const { file, state, reason, canRetry, progress } = photo;
  const isFailed = state === 'failed';
  return (
    <li className="space-y-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {state === 'done' && <CircleCheck aria-hidden className="size-5 shrink-0 text-primary" />}
        {isFailed && <CircleAlert aria-hidden className="size-5 shrink-0 text-alert" />}
        <p className="min-w-0 grow basis-40 break-words">
          <span className="font-medium">{file.name}</span>{' '}
          <span className={isFailed ? 'font-medium text-alert' : 'text-ink-soft'}>
            {several.states[state]}
          </span>
        </p>
        {isFailed && canRetry && (
          <Button
            variant="outline"
            aria-label={several.againOf(file.name)}
            disabled={isBusy}
            onClick={onRetry}
          >
            {several.again}
          </Button>
        )}
        {(state === 'waiting' || isFailed) && (
          <Button variant="quiet" aria-label={several.removeOf(file.name)} onClick={onRemove}>
            {several.remove}
          </Button>
        )}
      </div>
      {reason && <p className="text-sm">{reason}</p>}
      <UploadProgress progress={progress} />
    </li>
  );
}

/** Uploads several photos at once: each becomes a picture and shows its own result. */
export function SeveralPhotos() {
  const { several } = useContent(imagesContent);
  const id = useId();
  const [section, setSection] = useState<Section>('services');
  const { photos, waiting, isBusy, add, remove, clear, send } = useSeveralUploads();
  const done = photos.filter(({ state }) => state === 'done').length;
  return (
    <section className="space-y-4 rounded-2xl border border-line p-4 sm:p-5">
      <div>
        <h2 className="text-heading">{several.title}</h2>
        <p className="mt-1 text-ink-soft">{several.text}</p>
      </div>
      <SelectField
        id={`${id}-section`}
        label={several.section}
        hint={<SectionPlace section={section} />}
        control={{
          value: section,
          disabled: isBusy,
          onChange: (event) => setSection(event.target.value as Section),
        }}
      >
        <SectionOptions />
      </SelectField>
      <FileZone
        accept={acceptedFiles}
        label={several.choose}
        icon={<Images aria-hidden className="size-8 text-primary" />}
        isMultiple
        onFiles={add}
      />
      {photos.length > 0 && (
        <ul aria-label={several.list} className="divide-y divide-line">
          {photos.map((photo) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              isBusy={isBusy}
              onRetry={() => void send([photo], section)}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ul>
      )}
      <output className="block font-medium">{done > 0 && several.result(done, photos.length)}</output>
      <div className="flex flex-wrap gap-3">
        {(waiting.length > 0 || isBusy) && (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void send(waiting, section)}
            className="grow"
          >
            {isBusy ? several.submitting : several.submit(waiting.length)}
          </Button>
        )}
        {photos.length > 0 && !isBusy && (
          <Button variant="outline" onClick={clear}>
            {several.clear}
          </Button>
        )}
      </div>
    </section>
  );
}
