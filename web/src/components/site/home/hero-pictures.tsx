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

/** The shipped pictures for each of the hero's texts, in the order of the texts. */
const pictures = [
  [plantingCrew, waterfrontEstate, poolAtDusk],
  [hoaEntrance, palmCare, hoaPackages],
  [grading, landDevelopment, bobcatServices],
];

export const picturesOfText = 3;

/**
 * The hero's pictures, of which one is visible. The pictures to which the hero can change next are also rendered, so
 * that they can fade in. Their files load after the page has loaded.
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
      // If the firm has chosen its own picture for a place, that picture is shown with all texts.
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
