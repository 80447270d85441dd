import type { PictureUse } from '@sandhill/company/pictures/picture-places.js';
import type { ShownText } from '@sandhill/company/content/shown-text.js';
import { pageOfPlace } from '../../../config/picture-pages';
import { imagesContent } from '../../../content/images';
import { picturePlacesContent } from '../../../content/picture-places';
import { websitePicturesContent, wholePlaceName } from '../../../content/website-pictures';
import { useContent, useLanguage, useLocalizedPath } from '../../../lib/language-context';
import { serviceNames } from '../../../lib/site';
import type { Project } from '../../../types/api';
import { pagesOfPicture, type PageOfPicture } from './pages-of-picture';

function usePlaceName(): (place: PageOfPicture) => string {
  const words = useContent(picturePlacesContent);
  const { pages } = useContent(imagesContent);
  const language = useLanguage();
  return (place) => {
    if (place.kind === 'banner') return words.banner(serviceNames[place.service][language]);
    if (place.kind === 'wall') return serviceNames[place.service][language];
    return place.kind === 'section' ? pages[place.section] : words[place.kind];
  };
}

interface StandsOnProps {
  project: Project;
  /** Places for which the picture was chosen on the Website tab. */
  sitePlaces?: readonly PictureUse[];
}

export function StandsOn({ project, sitePlaces = [] }: StandsOnProps) {
  const pictures = useContent(websitePicturesContent);
  const language = useLanguage();
  const words = useContent(picturePlacesContent);
  const nameOf = usePlaceName();
  const localize = useLocalizedPath();
  const places = [
    ...sitePlaces.map((place) => ({
      path: pageOfPlace(place),
      name: wholePlaceName(
        place,
        pictures,
        (serviceNames as Partial<Record<string, ShownText>>)[place]?.[language] ?? '',
      ),
    })),
    ...pagesOfPicture(project).map((place) => ({ path: place.path, name: nameOf(place) })),
  ];
  if (places.length === 0) return <p className="mt-3">{words.notShown}</p>;
  return (
    <div className="mt-3">
      <p>{words.stands}</p>
      <ul className="list-disc pl-5">
        {places.map(({ path, name }) => (
          <li key={path + name}>
            <a href={localize(path)} target="_blank" rel="noreferrer" className="text-link underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
