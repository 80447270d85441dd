import { ImagePlus } from 'lucide-react';
import { useSelector } from 'react-redux';
import { formAnswersContent } from '../../../content/form-answers';
import { formsContent } from '../../../content/forms';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent } from '../../../lib/language-context';
import { FileZone } from '../../ui/file-zone';
import type { PhotoFieldProps } from './photo-field-props';
import { selectFormPhotos } from './photos-slice';
import { RefusedFiles } from './refused-files';

export function PhotoDrop({ name, onAdd }: Pick<PhotoFieldProps, 'name' | 'onAdd'>) {
  const { hint } = useContent(formsContent).photos;
  const { choose, drop } = useContent(formAnswersContent).photos;
  const { refused } = useSelector(selectFormPhotos(name));
  // A touch screen gets a text that does not mention drag and drop.
  const isTouched = useMediaQuery('(pointer: coarse)');
  return (
    <>
      <FileZone
        label={isTouched ? choose : drop}
        name={choose}
        hint={hint}
        icon={<ImagePlus aria-hidden className="size-8 text-primary" />}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        isMultiple
        onFiles={(files) => void onAdd(files)}
      />
      <RefusedFiles refused={refused} />
    </>
  );
}

export function PhotoCount({ photos, isPreparing }: Pick<PhotoFieldProps, 'photos' | 'isPreparing'>) {
  const { count } = useContent(formsContent).photos;
  const { none, working } = useContent(formAnswersContent).photos;
  const chosen = photos.length > 0 ? count(photos.length) : none;
  return <output className="mt-2 block text-sm text-ink-soft">{isPreparing ? working : chosen}</output>;
}

/** Asks for photos in a form where a photo can help to answer the visitor's question. */
export function PhotoZone({ name, ...props }: PhotoFieldProps) {
  const { title, text } = useContent(formAnswersContent)[name].photos;
  return (
    <div>
      <p className="font-medium">{title}</p>
      <p className="mb-2 text-sm text-ink-soft">{text}</p>
      <PhotoDrop name={name} onAdd={props.onAdd} />
      <PhotoCount {...props} />
    </div>
  );
}
