import { heroPlaces } from '@sandhill/company/pictures/picture-places.js';
import { useEffect, useState } from 'react';
import {
  bobcatServices,
  grading,
  hoaEntrance,
  hoaPackages,
  landDevelopment,
  palmCare,
  plantingCrew,
  poolAtDusk,
  waterfrontEstate,
} from '../../../assets/drawings';
import { hasOwnPicture } from '../../../lib/site';
import { SitePicture } from '../site-picture';

/** Of each text, in its order: what it offers is what its pictures show. */
const pictures = [
  [plantingCrew, waterfrontEstate, poolAtDusk],
  [hoaEntrance, palmCare, hoaPackages],
  [grading, landDevelopment, bobcatServices],
];

/** How many pictures each text has. */
export const picturesOfText = 3;

/**
 * The hero's pictures, of which one shows. Besides it those are drawn that a change of text or of picture brings next, so
 * that they fade into each other; they arrive after the page.
 */
export function HeroPictures({ text, index }: { text: number; index: number }) {
  const [isPageLoaded, setPageLoaded] = useState(false);
  useEffect(() => {
    const arrive = () => setPageLoaded(true);
    if (document.readyState === 'complete') arrive();
    else globalThis.addEventListener('load', arrive, { once: true });
    return () => globalThis.removeEventListener('load', arrive);
  }, []);
  return pictures.flatMap((ofText, textOf) =>
    ofText.map((files, position) => {
      const place = heroPlaces[position] ?? heroPlaces[0];
      // The firm's own picture stands behind every text: there is one of it.
      const isOwn = hasOwnPicture(place);
      if (isOwn && textOf > 0) return null;
      const isFirst = textOf === 0 && position === 0;
      const isVisible = (isOwn || textOf === text) && position === index;
      const isNear = isOwn || textOf === text || position === index;
      return (
        <div
          key={`${place} ${textOf}`}
          data-visible={isVisible}
          aria-hidden={!isVisible}
          className={`absolute inset-0 transition-opacity duration-500 ${isVisible ? '' : 'opacity-0'}`}
        >
          {(isFirst || (isPageLoaded && isNear)) && (
            <SitePicture
              place={place}
              shipped={files}
              focus="object-[65%_85%]"
              sizes="(min-width: 1024px) 60vw, 100vw"
              isFirst={isFirst}
              className="size-full"
            />
          )}
        </div>
      );
    }),
  );
}
