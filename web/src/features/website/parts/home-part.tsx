import { useSelector } from 'react-redux';
import { Group } from '../../../components/ui/group';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import { shownText } from '../field-names';
import { CheckField, ChoiceField, DayField } from '../fields/choice-fields';
import { Folded } from '../fields/folded';
import { ListField } from '../fields/list-field';
import { LocalizedField, TextField } from '../fields/text-field';

const modes = ['always', 'season', 'off'] as const;

const pair = 'grid gap-3 sm:grid-cols-2';

function Slides() {
  const { content } = useSelector(selectWebsite);
  const words = useContent(websiteContent);
  return content?.hero.map(({ id, title }, index) => (
    <Folded key={id} path={`hero.${index}`} name={shownText(title, words) || words.list.unnamed(index + 1)}>
      {['title', 'subtitle', 'btnText'].map((name) => (
        <LocalizedField key={name} path={`hero.${index}.${name}`} />
      ))}
    </Folded>
  ));
}

export function HomePart() {
  const { groups, bannerModes, stars } = useContent(websiteContent);
  return (
    <>
      <Group title={groups.banner}>
        <ChoiceField path="banner.mode" options={modes.map((mode) => [mode, bannerModes[mode]])} />
        <LocalizedField path="banner.text" />
        <div className={pair}>
          <DayField path="banner.from" isOptional />
          <DayField path="banner.until" isOptional />
          <TextField path="banner.link" type="url" />
        </div>
      </Group>
      <Group title={groups.hero}>
        <Slides />
      </Group>
      <Group title={groups.visitsOn}>
        <CheckField path="visitsOn" />
      </Group>
      <Group title={groups.testimonials}>
        <ListField
          path="testimonials"
          blank={() => ({
            name: '',
            location: '',
            role: { en: '', es: '' },
            rating: 5,
            text: { en: '', es: '' },
            isAssociation: false,
          })}
          title={({ name }) => name}
          isFolded
          isHeadingHidden
        >
          {(path) => (
            <>
              <div className={pair}>
                <TextField path={`${path}.name`} />
                <TextField path={`${path}.location`} />
              </div>
              <LocalizedField path={`${path}.role`} />
              <LocalizedField path={`${path}.text`} />
              <ChoiceField
                path={`${path}.rating`}
                options={[5, 4, 3, 2, 1].map((count) => [count, stars(count)])}
              />
              <div className={pair}>
                <TextField path={`${path}.source`} />
                <DayField path={`${path}.date`} isOptional />
              </div>
              <TextField path={`${path}.link`} type="url" />
              <CheckField path={`${path}.isAssociation`} />
            </>
          )}
        </ListField>
      </Group>
    </>
  );
}
