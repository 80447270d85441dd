import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { lazyComponent } from '../../../components/ui/lazy-component';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { drawingPath } from '../drawings';
import { useField } from '../form/entry-form';
import { FieldSet } from '../form/fields';

const PictureDialog = lazyComponent(async () => (await import('./picture-dialog')).PictureDialog);

/** Field for the picture of an entry: a shipped drawing, a gallery picture, or by default the drawing of its group. */
export function PictureField({ group }: { group: string | undefined }) {
  const { picture } = useContent(guideEditorContent);
  const { value, change, isReadOnly } = useField<string | null>('imageUrl');
  const [isChoosing, setChoosing] = useState(false);
  const shown = value ?? (group && drawingPath(`group-${group}`));
  return (
    <FieldSet field="imageUrl" isHeadingHidden>
      <div className="flex flex-wrap items-center gap-4">
        {shown && (
          <img
            src={shown}
            alt=""
            width={400}
            height={300}
            className="aspect-4/3 w-40 rounded-xl border border-line bg-white object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="text-sm wrap-anywhere text-ink-soft">{value ?? picture.noneChosen}</p>
          {!isReadOnly && (
            <Button variant="outline" className="mt-2" onClick={() => setChoosing(true)}>
              {picture.choose}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <PictureDialog
          chosen={value}
          onChoose={(imageUrl) => {
            change(imageUrl);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FieldSet>
  );
}
