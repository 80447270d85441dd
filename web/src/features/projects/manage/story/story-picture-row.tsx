import { officeDay } from '@sandhill/company/office-day.js';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { UseFormRegister } from 'react-hook-form';
import { Button } from '../../../../components/ui/button';
import { TextField } from '../../../../components/ui/field';
import { storyEditorContent } from '../../../../content/story-editor';
import { formatDay } from '../../../../lib/format-time';
import { useContent, useLanguage } from '../../../../lib/language-context';
import { FocusPoint } from '../focus-point';
import type { Focus } from '../turned-by';
import type { EditedPicture, StoryValues } from './story-values';

interface StoryPictureRowProps {
  picture: EditedPicture;
  /** Position of the picture, from 1. */
  number: number;
  count: number;
  register: UseFormRegister<StoryValues>;
  point: Focus;
  onPoint: (point: Focus) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

const maxAltLength = 300;

export function StoryPictureRow(props: StoryPictureRowProps) {
  const { picture, number, count, register, point, onPoint, onMove, onRemove } = props;
  const content = useContent(storyEditorContent);
  const language = useLanguage();
  const { id, imageUrl, takenAt } = picture;
  const day = takenAt && formatDay(officeDay(Date.parse(takenAt)), language);
  return (
    <li className="rounded-xl border border-line p-3">
      <div className="flex items-start gap-3">
        <img src={imageUrl} alt="" className="h-16 w-20 shrink-0 rounded-lg object-cover" />
        <p className="min-w-0 grow">
          <span className="font-medium">{content.picture(number)}</span>
          {day && <span className="block text-sm text-ink-soft">{content.taken(day)}</span>}
        </p>
      </div>
      <div className="mt-2 flex justify-end gap-1">
        <Button
          variant="quiet"
          aria-label={content.up(number)}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </Button>
        <Button
          variant="quiet"
          aria-label={content.down(number)}
          disabled={number === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </Button>
        <Button variant="quiet" aria-label={content.remove(number)} disabled={count === 1} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {number > 1 && (
        <details className="mt-2 space-y-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link underline">
            {content.focus(number)}
          </summary>
          <FocusPoint picture={picture} point={point} onChange={onPoint} onDone={onPoint} />
        </details>
      )}
      <div className="mt-2 space-y-3">
        <TextField
          id={`alt-${id}`}
          label={content.alt(number)}
          control={{ ...register(`alt.${id}`), maxLength: maxAltLength }}
        />
        <TextField
          id={`alt-es-${id}`}
          label={content.altEs(number)}
          control={{ ...register(`altEs.${id}`), maxLength: maxAltLength, lang: 'es' }}
        />
      </div>
    </li>
  );
}
