import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { commonContent } from '../../../content/common';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';

type LeadPhoto = LeadDetail['photos'][number];

interface PhotoProps {
  photo: LeadPhoto;
  number: number;
}

const frame = 'aspect-square w-full rounded-xl border border-line bg-band-deep';

function NoPicture({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      className={`${frame} flex flex-col items-center justify-center gap-2 p-3 text-center text-sm text-ink-soft`}
    >
      <ImageOff aria-hidden className="size-6" />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A photo that loads without waiting until it is near the screen, because a lazy photo could be missing in print. */
function ShownPhoto({ photo, number }: PhotoProps) {
  const content = useContent(inboxContent);
  const { tryAgain } = useContent(commonContent);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <NoPicture text={content.photoNotYet(number)}>
        <button
          type="button"
          onClick={() => setFailed(false)}
          className="min-h-11 px-3 text-primary underline"
        >
          {tryAgain}
        </button>
      </NoPicture>
    );
  return (
    <a href={photo.url} target="_blank" rel="noreferrer">
      <img
        src={photo.url}
        alt={content.photo(number)}
        width={photo.width}
        height={photo.height}
        onError={() => setFailed(true)}
        className={`${frame} object-cover`}
      />
    </a>
  );
}

export function LeadPhotos({ photos, photosNotKept }: Pick<LeadDetail, 'photos' | 'photosNotKept'>) {
  const content = useContent(inboxContent);
  if (photos.length + photosNotKept === 0) return null;
  return (
    <section>
      <h3 className="text-lg">{content.photosTitle}</h3>
      {photosNotKept > 0 && <p className="reading-width mt-1">{content.photosNotKept(photosNotKept)}</p>}
      <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4 print:grid-cols-5 print:gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id} className="print:break-inside-avoid">
            {photo.state === 'unreadable' ? (
              <NoPicture text={content.photoUnreadable(index + 1)} />
            ) : (
              <ShownPhoto photo={photo} number={index + 1} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
