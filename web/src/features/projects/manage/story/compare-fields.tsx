import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../components/ui/button';
import { SelectField } from '../../../../components/ui/field';
import { NamedOptions } from '../../../../components/ui/options';
import { storyEditorContent } from '../../../../content/story-editor';
import { useContent } from '../../../../lib/language-context';
import { type EditedPicture, proposeComparison, type StoryValues } from './story-values';

interface CompareFieldsProps {
  form: Pick<UseFormReturn<StoryValues>, 'register' | 'watch' | 'setValue'>;
  /** The pictures in the order of the page. */
  pictures: EditedPicture[];
}

/** Fields for the two pictures that the page compares. Proposes the oldest and the newest by their camera dates. */
export function CompareFields({ form: { register, watch, setValue }, pictures }: CompareFieldsProps) {
  const content = useContent(storyEditorContent);
  if (pictures.length < 2) return null;
  const proposed = proposeComparison(pictures);
  const isChosen = watch('beforeId') !== '' || watch('afterId') !== '';
  const numberOf = (picture: EditedPicture) => pictures.indexOf(picture) + 1;
  const take = (before: EditedPicture, after: EditedPicture) => {
    setValue('beforeId', before.id, { shouldDirty: true });
    setValue('afterId', after.id, { shouldDirty: true });
  };
  return (
    <fieldset className="space-y-3">
      <legend className="text-lg font-medium">{content.compare}</legend>
      <p className="text-sm text-ink-soft">{content.compareHint}</p>
      {proposed && !isChosen && (
        <Button variant="outline" onClick={() => take(proposed.before, proposed.after)}>
          {content.propose(numberOf(proposed.before), numberOf(proposed.after))}
        </Button>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <SelectField key={side} label={content[side]} control={register(`${side}Id`)}>
            <option value="">{content.none}</option>
            <NamedOptions of={pictures.map((one) => [one.id, content.picture(numberOf(one))])} />
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
