import { LibraryPicker } from '../../../components/library/library-picker';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { drawingPath, drawings } from '../drawings';

interface PictureDialogProps {
  chosen: string | null;
  onChoose: (imageUrl: string | null) => void;
  onClose: () => void;
}

const gridClass = 'mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4';

interface ChoiceProps {
  label: string;
  src: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, src, isChosen, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        onClick={onChoose}
        className="block w-full overflow-hidden rounded-xl border-2 border-line bg-white hover:border-primary aria-pressed:border-4 aria-pressed:border-primary"
      >
        <img
          src={src}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          className="aspect-4/3 w-full object-cover"
        />
      </button>
    </li>
  );
}

export function PictureDialog({ chosen, onChoose, onClose }: PictureDialogProps) {
  const { picture } = useContent(guideEditorContent);
  return (
    <Dialog title={picture.title} onClose={onClose}>
      <div className="mt-4 space-y-5">
        <Button variant="outline" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          {picture.none}
        </Button>
        <section>
          <h3 className="text-lg">{picture.drawings}</h3>
          <ul className={gridClass}>
            {drawings.map((name) => (
              <Choice
                key={name}
                label={picture.drawing(name)}
                src={drawingPath(name)}
                isChosen={drawingPath(name) === chosen}
                onChoose={() => onChoose(drawingPath(name))}
              />
            ))}
          </ul>
        </section>
        <section>
          <h3 className="text-lg">{picture.gallery}</h3>
          <LibraryPicker
            labelOf={picture.photo}
            chosen={chosen}
            onChoose={({ imageUrl }) => onChoose(imageUrl)}
          />
        </section>
      </div>
    </Dialog>
  );
}
