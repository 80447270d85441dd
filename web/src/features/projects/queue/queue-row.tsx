import { uploadCategories } from '@sandhill/company/categories.js';
import { CircleAlert, CircleCheck, ImageIcon } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../components/ui/button';
import type { Progress } from '../../../components/ui/sending-progress';
import { SelectField, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { paths } from '../../../config/paths';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { pictureQueueContent } from '../../../content/picture-queue';
import { explain } from '../../../lib/explain';
import { useContent, useLanguage, useLocalizedPath } from '../../../lib/language-context';
import { UploadProgress } from '../manage/upload-progress';
import { categoryName } from '../project-words';
import { isDone, type QueuedPicture } from './queued-picture';
import { useQueue } from './use-picture-queue';

function useReason({ state, failure, fault }: QueuedPicture): string | null {
  const { reasons, lost, heic } = useContent(pictureQueueContent);
  const { zone } = useContent(imagesContent);
  if (fault === 'lost') return lost;
  if (fault === 'heic') return heic;
  if (fault) return zone[fault as 'tooLarge'];
  if (!failure || state === 'sending') return null;
  return explain(failure, reasons);
}

function StateMark({ state }: Pick<QueuedPicture, 'state'>) {
  if (state === 'sent' || state === 'present')
    return <CircleCheck aria-hidden className="size-5 shrink-0 text-primary" />;
  return state === 'failed' ? <CircleAlert aria-hidden className="size-5 shrink-0 text-alert" /> : null;
}

function Thumbnail({ thumbnail }: Pick<QueuedPicture, 'thumbnail'>) {
  const look = 'size-14 shrink-0 rounded-xl bg-band';
  if (thumbnail) return <img src={thumbnail} alt="" className={`${look} object-cover`} />;
  return (
    <span className={`${look} grid place-items-center`}>
      <ImageIcon aria-hidden className="size-6 text-ink-soft" />
    </span>
  );
}

/**
 * The texts of a queued picture, collapsed at first. The fields are rendered only while the texts are expanded: the
 * browser lays out hidden fields one by one for autofill, which for 60 rows takes half a second on a phone.
 */
function Words({ picture }: { picture: QueuedPicture }) {
  const words = useContent(pictureQueueContent);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary
        aria-label={words.editOf(picture.fileName)}
        className="inline-flex min-h-11 cursor-pointer items-center text-link underline"
      >
        {words.edit}
      </summary>
      {isOpen && <WordFields picture={picture} />}
    </details>
  );
}

function WordFields({ picture }: { picture: QueuedPicture }) {
  const words = useContent(pictureQueueContent);
  const language = useLanguage();
  const queue = useQueue();
  const { title, category = 'landscaping' } = picture.words;
  return (
    <div className="grid gap-3 pb-2 sm:grid-cols-2">
      <TextField
        label={words.titleField}
        control={{
          defaultValue: title,
          maxLength: 200,
          onBlur: ({ target }) => {
            const changed = target.value.trim();
            if (changed && changed !== title) void queue.change(picture.id, { title: changed });
          },
        }}
      />
      <SelectField
        label={words.categoryField}
        control={{
          value: category,
          onChange: ({ target }) => void queue.change(picture.id, { category: target.value }),
        }}
      >
        <Options of={uploadCategories} name={(one) => categoryName(one, language)} />
      </SelectField>
    </div>
  );
}

interface QueueRowProps {
  picture: QueuedPicture;
  progress: Progress;
}

export const QueueRow = memo(function QueueRow({ picture, progress }: QueueRowProps) {
  const words = useContent(pictureQueueContent);
  const { waiting } = useContent(libraryContent);
  const { several } = useContent(imagesContent);
  const localize = useLocalizedPath();
  const queue = useQueue();
  const reason = useReason(picture);
  const { id, state, fileName, failure, fault } = picture;
  const canRetry = failure !== undefined && !fault && (state === 'failed' || state === 'waiting');
  return (
    <li className="space-y-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Thumbnail thumbnail={picture.thumbnail} />
        <StateMark state={state} />
        <p className="min-w-0 grow basis-40 break-words">
          <span className="font-medium">{fileName}</span>{' '}
          <span className={state === 'failed' ? 'font-medium text-alert' : 'text-ink-soft'}>
            {words.states[state]}
            {picture.isWaiting && `. ${waiting.state}.`}
          </span>{' '}
          {state === 'present' && !picture.isWaiting && (
            <a
              href={`${localize(paths.gallery)}#${picture.projectId}`}
              target="_blank"
              rel="noreferrer"
              className="text-link underline"
            >
              {words.seePresent}
            </a>
          )}
        </p>
        {canRetry && (
          <Button
            variant="outline"
            aria-label={several.againOf(fileName)}
            onClick={() => void queue.retry(id)}
          >
            {several.again}
          </Button>
        )}
        {!isDone(picture) && state !== 'sending' && (
          <Button
            variant="quiet"
            aria-label={several.removeOf(fileName)}
            onClick={() => void queue.remove(id)}
          >
            {several.remove}
          </Button>
        )}
      </div>
      {reason && <p className="text-sm">{reason}</p>}
      {!isDone(picture) && !fault && state !== 'sending' && <Words picture={picture} />}
      <UploadProgress progress={progress} />
    </li>
  );
});
