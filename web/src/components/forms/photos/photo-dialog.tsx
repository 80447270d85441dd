import { formAnswersContent } from '../../../content/form-answers';
import { useContent } from '../../../lib/language-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { PhotoFieldProps } from './photo-field-props';
import { PhotoThumbnails } from './photo-thumbnails';
import { PhotoCount, PhotoDrop } from './photo-zone';

export function PhotoDialog({ name, onAdd, onClose, ...props }: PhotoFieldProps & { onClose: () => void }) {
  const answers = useContent(formAnswersContent);
  const { title, text } = answers[name].photos;
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div data-photo-field className="mt-4">
        <PhotoDrop name={name} onAdd={onAdd} />
        <h3 className="mt-5 mb-3 text-lg">{answers.photos.chosen}</h3>
        <PhotoThumbnails photos={props.photos} onRemove={props.onRemove} />
        <PhotoCount {...props} />
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose} disabled={props.isPreparing} className="min-w-32">
          {answers.photos.done}
        </Button>
      </div>
    </Dialog>
  );
}
