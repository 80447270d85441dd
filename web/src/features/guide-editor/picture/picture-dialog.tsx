import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { commonContent } from '../../../content/common';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetGuidePicturesQuery } from '../api/guide-api';
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

/** The pictures of the gallery. */
function Gallery({ chosen, onChoose }: Omit<PictureDialogProps, 'onClose'>): ReactNode {
  const { picture } = useContent(guideEditorContent);
  const { tryAgain } = useContent(commonContent);
  const language = useLanguage();
  const { data, isError, refetch } = useGetGuidePicturesQuery();
  if (isError)
    return (
      <Notice title={picture.galleryFailed} retry={{ label: tryAgain, onRetry: () => void refetch() }} />
    );
  if (!data) return <Skeleton className="mt-2 h-32" />;
  if (data.length === 0) return <p className="mt-1 text-ink-soft">{picture.galleryEmpty}</p>;
  return (
    <ul className={gridClass}>
      {data.map(({ id, imageUrl, title, titleEs }) => (
        <Choice
          key={id}
          label={picture.photo((language === 'es' && titleEs) || title)}
          src={imageUrl}
          isChosen={imageUrl === chosen}
          onChoose={() => onChoose(imageUrl)}
        />
      ))}
    </ul>
  );
}

export function PictureDialog({ chosen, onChoose, onClose }: PictureDialogProps) {
  const { picture } = useContent(guideEditorContent);
  const { close } = useContent(commonContent);
  return (
    <Dialog title={picture.title} closeLabel={close} onClose={onClose}>
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
          <Gallery chosen={chosen} onChoose={onChoose} />
        </section>
      </div>
    </Dialog>
  );
}
