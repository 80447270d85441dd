import type { ChosenPicture } from '@sandhill/company/pictures/site-picture.js';
import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import { type ReactNode, use, useState } from 'react';
import { useSelector } from 'react-redux';
import { Group } from '../../../components/ui/group';
import { Picture } from '../../../components/ui/picture';
import { pageOfPlace } from '../../../config/picture-pages';
import { websiteContent } from '../../../content/website';
import { websitePicturesContent } from '../../../content/website-pictures';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import { itemName } from '../field-names';
import { isWithin } from '../draft/paths';
import { FormContext, useField, useProblemCount } from '../fields/form-context';
import { LocalizedField } from '../fields/text-field';
import { PictureChoice, thumbnailClass } from './picture-choice';
import type { ChosenParts, PickedPicture, PicturePartProps } from './picture-tools';
import { placeGroups, shippedAt } from './places';

interface PlaceProps extends PicturePartProps {
  place: PicturePlace;
}

type Pictures = Partial<Record<PicturePlace, ChosenPicture>>;

/** Returns the form value for a picked picture, with the gallery's alt texts as initial values. */
const asChosen = ({ id, altText, altTextEs }: PickedPicture): ChosenPicture => ({
  id,
  alt: { en: altText ?? '', es: altTextEs ?? '' },
});

const Drawing = ({ place }: { place: PicturePlace }) => (
  <Picture files={shippedAt[place]} alt="" sizes="10rem" className={thumbnailClass} />
);

/**
 * Alt texts and focus point of a chosen picture. Open right after the picture was chosen, and if the URL names one of
 * the alt texts or one of them has a problem.
 */
function Details({ path, isOpen, focus }: { path: string; isOpen: boolean; focus: ReactNode }) {
  const words = useContent(websitePicturesContent);
  const { wanted, isReadOnly } = use(FormContext);
  const problems = useProblemCount(path);
  return (
    <details
      open={isOpen || problems > 0 || isWithin(wanted, `${path}.alt`)}
      className="rounded-xl border border-line px-4 py-2"
    >
      <summary className="py-2 font-medium">{words.details}</summary>
      <div className="space-y-4 py-2">
        <LocalizedField path={`${path}.alt`} />
        {!isReadOnly && focus}
      </div>
    </details>
  );
}

interface ShownProps extends PlaceProps {
  own: ChosenPicture | undefined;
  parts: ChosenParts | null;
}

function ShownPlace({ place, own, parts, tools, onPage }: ShownProps) {
  const words = useContent(websitePicturesContent);
  const websiteWords = useContent(websiteContent);
  const { content } = useSelector(selectWebsite);
  const path = `pictures.${place}`;
  const { change, value: all } = useField<Pictures | undefined>('pictures');
  const [isNew, setNew] = useState(false);
  const name = itemName(path, content, websiteWords);
  const put = (picture: ChosenPicture | undefined) => {
    const { [place]: _before, ...others } = all ?? {};
    change(picture ? { ...others, [place]: picture } : others);
    setNew(picture !== undefined);
    onPage(pageOfPlace(place));
  };
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <PictureChoice
        id={path}
        name={name}
        isChosen={own !== undefined}
        thumbnail={parts?.thumbnail}
        instead={<Drawing place={place} />}
        words={words}
        Picker={tools.Picker}
        onPick={(picked) => put(asChosen(picked))}
        onBack={() => put(undefined)}
      >
        <h4 className="font-sans text-base font-semibold">{name}</h4>
      </PictureChoice>
      {own && <Details path={path} isOpen={isNew} focus={parts?.focus} />}
    </li>
  );
}

function Place(props: PlaceProps) {
  const { place, tools, onPictureChange } = props;
  const { value: own } = useField<ChosenPicture | undefined>(`pictures.${place}`);
  const { Chosen } = tools;
  return (
    <Chosen id={own?.id ?? null} onChanged={onPictureChange}>
      {(parts) => <ShownPlace {...props} own={own} parts={parts} />}
    </Chosen>
  );
}

export function PicturesPart(props: PicturePartProps) {
  const words = useContent(websitePicturesContent);
  const groups = Object.entries(placeGroups) as Array<[keyof typeof placeGroups, readonly PicturePlace[]]>;
  return (
    <>
      <p className="reading-width text-ink-soft">{words.hint}</p>
      {groups.map(([group, places]) => (
        <Group key={group} title={words.groups[group]}>
          {group === 'banners' && <p className="text-sm text-ink-soft">{words.bannerHint}</p>}
          <ul className="divide-y divide-line">
            {places.map((place) => (
              <Place key={place} place={place} {...props} />
            ))}
          </ul>
        </Group>
      ))}
    </>
  );
}
