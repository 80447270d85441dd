import type { Person } from '@sandhill/company/pictures/site-picture.js';
import { Initials } from '../../../components/site/initials';
import { pages } from '../../../config/paths';
import { websitePicturesContent } from '../../../content/website-pictures';
import { useContent } from '../../../lib/language-context';
import { useField } from '../fields/form-context';
import { ListField } from '../fields/list-field';
import { LocalizedField, TextField } from '../fields/text-field';
import { PictureChoice, thumbnailClass } from '../pictures/picture-choice';
import type { PicturePartProps } from '../pictures/picture-tools';

interface PortraitProps extends Omit<PicturePartProps, 'onPage'> {
  path: string;
}

function Portrait({ path, tools, onPictureChange }: PortraitProps) {
  const words = useContent(websitePicturesContent);
  const { label, isReadOnly } = useField(path);
  const { value: person, change } = useField<Person>(path.replace(/\.picture$/, ''));
  const { Chosen, Picker } = tools;
  return (
    <Chosen id={person.picture ?? null} onChanged={onPictureChange}>
      {(parts) => (
        <>
          <PictureChoice
            id={path}
            name={person.name || label}
            isChosen={person.picture !== undefined}
            thumbnail={parts?.thumbnail}
            instead={<Initials name={person.name} className={thumbnailClass} />}
            words={words.portrait}
            Picker={Picker}
            onPick={({ id }) => change({ ...person, picture: id })}
            onBack={() => {
              const { picture: _before, ...rest } = person;
              change(rest);
            }}
          />
          {person.picture && parts && !isReadOnly && (
            <details key={person.picture} className="rounded-xl border border-line px-4 py-2">
              <summary className="py-2 font-medium">{words.portrait.details}</summary>
              {parts.focus}
            </details>
          )}
        </>
      )}
    </Chosen>
  );
}

/** Fields for the people of the firm. The preview shows the About page while they are edited. */
export function People({ onPage, ...pictures }: PicturePartProps) {
  return (
    <div onFocus={() => onPage(pages.about)}>
      <ListField<Person>
        path="people"
        blank={() => ({ name: '', role: { en: '', es: '' } })}
        title={({ name }) => name}
        isFolded
        isHeadingHidden
      >
        {(path) => (
          <>
            <TextField path={`${path}.name`} />
            <LocalizedField path={`${path}.role`} />
            <Portrait path={`${path}.picture`} {...pictures} />
          </>
        )}
      </ListField>
    </div>
  );
}
