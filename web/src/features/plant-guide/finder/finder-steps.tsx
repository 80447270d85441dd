import type { FinderFile } from '@sandhill/company/plant-guide/finder-file.js';
import type { PlantGroup } from '@sandhill/company/plant-guide/plant.js';
import { problemFinderContent, type PlantKind } from '../../../content/problem-finder';
import { useContent, useLanguage } from '../../../lib/language-context';
import { type FinderState, groupsOf, tapPart, tapSign } from './finder-state';
import { Tiles } from './tiles';

interface FinderStepsProps {
  file: FinderFile;
  kind: PlantKind;
  state: FinderState;
  onChange: (state: FinderState) => void;
}

const belongsTo =
  (kind: PlantKind) =>
  ({ groups }: { groups: PlantGroup[] }) =>
    groups.some((group) => groupsOf[kind].includes(group));

/** The second and third step: the affected part, and the signs. */
export function FinderSteps({ file, kind, state, onChange }: FinderStepsProps) {
  const content = useContent(problemFinderContent);
  const language = useLanguage();
  const signs = file.signs.filter(belongsTo(kind));
  const parts = file.parts.filter(({ id }) => signs.some(({ part }) => part === id)).filter(belongsTo(kind));
  const tilesOf = (shown: typeof signs) =>
    shown.map(({ id, label, drawing }) => ({
      id,
      label: label[language],
      picture: drawing && `/guide/${drawing}.svg`,
    }));
  const here = signs.filter(({ part }) => part === state.part);
  const elsewhere = signs.filter(({ id, part }) => part !== state.part && state.signs.includes(id));
  const press = (sign: string) => onChange(tapSign(state, sign));
  return (
    <>
      <Tiles
        legend={content.part}
        tiles={parts.map(({ id, label }) => ({ id, label: label[language] }))}
        chosen={state.part ? [state.part] : []}
        onPress={(part) => onChange(tapPart(state, part))}
      />
      {here.length > 0 && (
        <Tiles
          legend={content.sees}
          hint={content.seesHint}
          tiles={tilesOf(here)}
          chosen={state.signs}
          onPress={press}
        />
      )}
      {elsewhere.length > 0 && (
        <Tiles
          legend={content.alsoSeen}
          tiles={elsewhere.map(({ id, label }) => ({ id, label: label[language] }))}
          chosen={state.signs}
          onPress={press}
        />
      )}
    </>
  );
}
