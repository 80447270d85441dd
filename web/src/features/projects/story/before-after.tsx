import { type CSSProperties, useState } from 'react';
import { storyContent } from '../../../content/story';
import { useContent } from '../../../lib/language-context';
import type { ShownPicture } from '@sandhill/company/pictures/site-picture.js';
import { ServedPicture } from '../../../components/ui/served-picture';

interface BeforeAfterProps {
  before: ShownPicture;
  after: ShownPicture;
  sizes: string;
  /** Whether this is the page's first picture, which is fetched before others. */
  isFirst?: boolean;
}

const pictureClass = 'absolute inset-0 size-full print:static print:h-auto print:w-1/2';

/**
 * Two pictures of one place in one frame. A slider below moves the border between them. In print, they are side by
 * side.
 */
export function BeforeAfter({ before, after, sizes, isFirst = false }: BeforeAfterProps) {
  const content = useContent(storyContent);
  const [percent, setPercent] = useState(50);
  const style = {
    '--border': `${percent}%`,
    aspectRatio: `${after.width} / ${after.height}`,
  } as CSSProperties;
  return (
    <figure>
      <div
        style={style}
        className="relative max-h-[80vh] w-full overflow-hidden rounded-2xl print:flex print:aspect-auto! print:max-h-none print:gap-2"
      >
        <ServedPicture picture={after} sizes={sizes} isFirst={isFirst} className={pictureClass} />
        <ServedPicture
          picture={before}
          sizes={sizes}
          className={`${pictureClass} [clip-path:inset(0_calc(100%-var(--border))_0_0)] print:-order-1 print:[clip-path:none]`}
        />
        <div
          aria-hidden
          className="absolute inset-y-0 left-(--border) w-1 -translate-x-1/2 bg-white shadow print:hidden"
        />
      </div>
      <figcaption className="mt-2 flex items-center gap-3 print:justify-around">
        <span>{content.before}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={content.slider}
          aria-valuetext={content.shows(percent)}
          onChange={(event) => setPercent(Number(event.target.value))}
          className="h-11 min-w-0 grow accent-primary print:hidden"
        />
        <span>{content.after}</span>
      </figcaption>
    </figure>
  );
}
