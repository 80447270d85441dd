import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { useSelector } from 'react-redux';
import { Group } from '../../../components/ui/group';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { use } from 'react';
import { selectWebsite } from '../draft/draft-slice';
import { isWithin, type Path } from '../draft/paths';
import { CheckField, ChoiceField, NumberField, TypedField } from '../fields/choice-fields';
import { FormContext, useValue } from '../fields/form-context';
import { Folded } from '../fields/folded';
import { ListField } from '../fields/list-field';
import { TextField } from '../fields/text-field';
import { useProblemText } from '../problem-text';

type Area = SiteContent['areas'][number];

/** Center of Collier County, which is the initial position of a new community. */
const middle: Area['at'] = [26.14, -81.79];

/**
 * Field for a community's name. A new name replaces the previous one in the list of main areas, too, unless another
 * community still has the previous name.
 */
function NameField({ path }: { path: Path }) {
  const [name, change] = useValue<string>(path);
  const [areas] = useValue<Area[]>('areas');
  const [listed, list] = useValue<string[]>('mainAreas');
  const type = (typed: string) => {
    change(typed);
    const isAlone = areas.filter((area) => area.name === name).length === 1;
    if (isAlone && listed.includes(name)) list(listed.map((one) => (one === name ? typed : one)));
  };
  return <TextField path={path} onType={type} />;
}

const splitCodes = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const joinCodes = (codes: string[]) => codes.join(' ');

function ZipCodes({ path }: { path: Path }) {
  const { problems } = use(FormContext);
  const problemText = useProblemText();
  const wrong = [...problems.values()].find(
    (problem) => problem.path !== path && isWithin(problem.path, path),
  );
  return (
    <TypedField<string[]>
      path={path}
      format={joinCodes}
      parse={splitCodes}
      partError={wrong && problemText(wrong)}
    />
  );
}

export function AreasPart() {
  const { content } = useSelector(selectWebsite);
  const { groups, coordinates } = useContent(websiteContent);
  const names = content?.areas.map(({ name }) => name) ?? [];
  const listed = content?.mainAreas ?? [];
  // Includes listed names without a community, so that they can be removed.
  const choices = [...new Set([...names, ...listed])].filter(Boolean);
  return (
    <>
      <Group title={groups.areas}>
        <ListField<Area>
          path="areas"
          blank={() => ({ name: '', county: 'Collier', at: middle, zips: [], isNearby: false })}
          title={({ name, zips }) => [name, zips.slice(0, 3).join(' ')].filter(Boolean).join(' · ')}
          isFolded
          isHeadingHidden
        >
          {(path) => (
            <>
              <div className="grid gap-3 sm:grid-cols-2">
                <NameField path={`${path}.name`} />
                <TextField path={`${path}.county`} />
              </div>
              <ZipCodes path={`${path}.zips`} />
              <CheckField path={`${path}.isNearby`} />
              <Folded path={`${path}.at`} name={coordinates.show}>
                <div className="grid gap-3 sm:grid-cols-2">
                  <NumberField path={`${path}.at.0`} />
                  <NumberField path={`${path}.at.1`} />
                </div>
              </Folded>
            </>
          )}
        </ListField>
      </Group>
      <Group title={groups.mainAreas}>
        <ListField path="mainAreas" blank={() => names.find((name) => !listed.includes(name)) ?? ''}>
          {(path) => <ChoiceField path={path} options={choices.map((name) => [name, name])} />}
        </ListField>
      </Group>
    </>
  );
}
