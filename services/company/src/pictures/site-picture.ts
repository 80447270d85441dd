import { withFallback, type ShownText } from '../content/shown-text.js';
import type { Localized } from '../language.js';
import type { ServedPicture } from '../stories/story.js';
import type { PicturePlace, PictureUse } from './picture-places.js';

/** A picture of the gallery as media serves it to pages. */
export interface SitePicture extends ServedPicture {
  /** Id of the picture's project. */
  id: string;
}

export interface ShownPicture extends ServedPicture {
  alt: ShownText;
}

/** A gallery picture as the content names it. */
export interface ChosenPicture {
  /** Id of the picture's project. */
  id: string;
  alt: Localized;
}

export interface Person {
  name: string;
  role: Localized;
  /** Id of the picture's project. */
  picture?: string;
}

/** The parts of the content that name pictures. Both are missing in content from before they existed. */
interface WithPictures {
  pictures?: Partial<Record<PicturePlace, ChosenPicture>>;
  people?: Person[];
}

const placesOf = ({ pictures = {} }: WithPictures) =>
  Object.entries(pictures) as Array<[PicturePlace, ChosenPicture]>;

/** Returns the ids of the pictures that the content names, each with its use. */
export const chosenPictures = (content: WithPictures): Array<[PictureUse, string]> => [
  ...placesOf(content).map(([place, { id }]): [PictureUse, string] => [place, id]),
  ...(content.people ?? []).flatMap(({ picture }): Array<[PictureUse, string]> =>
    picture ? [['people', picture]] : [],
  ),
];

function shownPicture(id: string, alt: Localized, known: readonly SitePicture[]): ShownPicture | undefined {
  const found = known.find((one) => one.id === id);
  if (!found) return undefined;
  const { id: _id, ...picture } = found;
  return { ...picture, alt: withFallback(alt) };
}

/**
 * Returns the picture of each place for which the firm has chosen one. A picture that media does not have is left out,
 * so that the shipped one is shown.
 */
export function shownPictures(
  content: WithPictures,
  known: readonly SitePicture[],
): Partial<Record<PicturePlace, ShownPicture>> {
  return Object.fromEntries(
    placesOf(content).flatMap(([place, { id, alt }]) => {
      const picture = shownPicture(id, alt, known);
      return picture ? [[place, picture]] : [];
    }),
  );
}

export const pictureOfPerson = ({ picture }: Person, known: readonly SitePicture[]) =>
  picture ? shownPicture(picture, { en: '', es: '' }, known) : undefined;
