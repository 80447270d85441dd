import { useEffect, useState } from 'react';
import { briefContent } from '../../../content/brief';
import { useContent } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';

/** Pause between attempts in milliseconds. A new photo may still be in preparation, or the server may be busy. */
const pauseMs = 2000;
const maxTries = 5;

const frame = 'aspect-[4/3] w-full rounded-md border border-line object-cover print:aspect-[3/2]';

interface SheetPhotoProps {
  photo: LeadDetail['photos'][number];
  number: number;
}

/**
 * A photo of the brief. If the photo fails to load, it is retried a few times. Meanwhile and after the last failure,
 * the photo's number is shown instead.
 */
export function SheetPhoto({ photo, number }: SheetPhotoProps) {
  const content = useContent(briefContent);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isOver = hasFailed && tries >= maxTries;
  useEffect(() => {
    if (!hasFailed || isOver) return undefined;
    const timer = setTimeout(() => {
      setTries((before) => before + 1);
      setFailed(false);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [hasFailed, isOver]);
  if (hasFailed)
    return (
      <p className={`${frame} grid place-items-center p-2 text-center text-sm text-ink-soft print:text-xs`}>
        {isOver ? content.photoMissing(number) : content.photo(number)}
      </p>
    );
  return (
    <img
      src={photo.url}
      alt={content.photo(number)}
      width={photo.width}
      height={photo.height}
      onError={() => setFailed(true)}
      className={frame}
    />
  );
}
