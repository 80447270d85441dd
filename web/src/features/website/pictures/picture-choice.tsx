import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { websitePicturesContent } from '../../../content/website-pictures';
import { useContent } from '../../../lib/language-context';
import { FormContext } from '../fields/form-context';
import type { PickedPicture, PictureTools } from './picture-tools';

export const thumbnailClass = 'aspect-8/5 w-full rounded-xl border border-line object-cover';

interface PictureChoiceProps {
  /** Id of the button that opens the picker, for links to the field. */
  id: string;
  name: string;
  isChosen: boolean;
  /** Thumbnail of the chosen picture; null or undefined if the picture is missing from the gallery. */
  thumbnail: ReactNode;
  instead: ReactNode;
  /**
   * Texts for a place without a chosen picture, for a picture missing from the gallery, and for the button that undoes
   * the choice.
   */
  words: Record<'shipped' | 'missing' | 'back', string>;
  Picker: PictureTools['Picker'];
  onPick: (picture: PickedPicture) => void;
  onBack: () => void;
  children?: ReactNode;
}

export function PictureChoice({
  id,
  name,
  isChosen,
  thumbnail,
  instead,
  words,
  ...more
}: PictureChoiceProps) {
  const { choose, another, of, picker } = useContent(websitePicturesContent);
  const { isReadOnly } = use(FormContext);
  const [isChoosing, setChoosing] = useState(false);
  const { Picker, onPick, onBack } = more;
  const button = (label: string, props: ComponentProps<typeof Button>) => (
    <Button {...props} aria-label={of(label, name)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-4">
      <div className="w-28 shrink-0 sm:w-40">{thumbnail ?? instead}</div>
      <div className="min-w-0 grow basis-24">
        {more.children}
        {!isChosen && <p className="text-sm text-ink-soft">{words.shipped}</p>}
        {isChosen && !thumbnail && <p className="text-sm font-medium text-alert">{words.missing}</p>}
        {!isReadOnly && (
          <div className="mt-2 flex flex-wrap gap-2">
            {button(isChosen ? another : choose, {
              id,
              variant: 'outline',
              onClick: () => setChoosing(true),
            })}
            {isChosen &&
              button(words.back, { variant: 'quiet', className: '-ml-5 sm:ml-0', onClick: onBack })}
          </div>
        )}
      </div>
      {isChoosing && (
        <Picker
          title={picker.title(name)}
          onPick={(picked) => {
            onPick(picked);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
