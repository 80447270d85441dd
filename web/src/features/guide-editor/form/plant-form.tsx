import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import {
  confidences,
  levels,
  lights,
  plantGroups,
  type PlantGroup,
} from '@sandhill/company/plant-guide/plant.js';
import { Group } from '../../../components/ui/group';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { PictureField } from '../picture/picture-field';
import { useField } from './entry-form';
import { EntryCheck, EntryChecks, EntryChoice, EntryNumber, EntryText, InBothLanguages } from './fields';
import { named } from './named';
import { RelatedField } from './related-field';
import { NamesPart, SourcesPart } from './shared-parts';

export function PlantForm() {
  const { groups, values, hints } = useContent(guideEditorContent);
  const { value: group } = useField<PlantGroup>('group');
  return (
    <>
      <NamesPart nameField="name" />
      <Group title={groups.glance}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <EntryChoice field="group" options={named(plantGroups, values.group)} />
          <EntryChoice field="water" options={named(levels, values.level)} />
          <EntryChoice field="salt" options={named(levels, values.level)} />
          <EntryNumber field="heightFt" hint={hints.height} />
          <EntryChoice field="confidence" options={named(confidences, values.confidence)} />
        </div>
        <EntryChecks field="light" options={named(lights, values.light)} />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <EntryCheck field="isNative" />
          <EntryCheck field="isPoisonous" />
        </div>
      </Group>
      <Group title={groups.texts}>
        <p className="text-sm text-ink-soft">{hints.label}</p>
        <InBothLanguages field="description" hint={hints.paragraphs} isRequired>
          {(props) => <EntryText {...props} max={entryBounds.description} rows={7} />}
        </InBothLanguages>
        <InBothLanguages field="careInstructions" hint={hints.season} isRequired>
          {(props) => <EntryText {...props} max={entryBounds.careInstructions} rows={7} />}
        </InBothLanguages>
        <InBothLanguages field="floridaSpecific" hint={hints.paragraphs} isRequired>
          {(props) => <EntryText {...props} max={entryBounds.floridaSpecific} rows={5} />}
        </InBothLanguages>
      </Group>
      <Group title={groups.related}>
        <RelatedField field="issues" kind="issue" max={entryBounds.issues} />
      </Group>
      <Group title={groups.picture}>
        <PictureField group={group} />
      </Group>
      <SourcesPart />
    </>
  );
}
