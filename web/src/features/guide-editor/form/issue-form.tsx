import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import {
  confidences,
  plantGroups,
  severities,
  type PlantGroup,
} from '@sandhill/company/plant-guide/plant.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { Group } from '../../../components/ui/group';
import { guideEditorContent } from '../../../content/guide-editor';
import { serviceGuidesContent } from '../../../content/service-guides';
import { useContent, useLanguage } from '../../../lib/language-context';
import { serviceNames } from '../../../lib/site';
import { PictureField } from '../picture/picture-field';
import { useField } from './entry-form';
import { EntryCheck, EntryChecks, EntryChoice, EntryLines, EntryText, InBothLanguages } from './fields';
import { named } from './named';
import { RelatedField } from './related-field';
import { NamesPart, SourcesPart } from './shared-parts';
import { SignsField } from './signs-field';

const lists = ['causes', 'solutions', 'prevention'];

export function IssueForm() {
  const { groups, values, hints, fields } = useContent(guideEditorContent);
  const { months } = useContent(serviceGuidesContent);
  const language = useLanguage();
  const { value: chosenGroups } = useField<PlantGroup[]>('groups');
  return (
    <>
      <NamesPart nameField="issue" />
      <Group title={groups.glance}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <EntryChoice field="severity" options={named(severities, values.severity)} />
          <EntryChoice
            field="confidence"
            label={fields['signConfidence']}
            options={named(confidences, values.confidence)}
          />
          <EntryChoice field="serviceId" options={serviceIds.map((id) => [id, serviceNames[id][language]])} />
        </div>
        <EntryChecks field="groups" options={named(plantGroups, values.group)} />
        <EntryChecks field="months" options={months.map((name, index) => [index + 1, name])} />
        <EntryCheck field="needsLicence" />
      </Group>
      <Group title={groups.signs}>
        <SignsField />
      </Group>
      <Group title={groups.texts}>
        <p className="text-sm text-ink-soft">{hints.label}</p>
        <InBothLanguages field="description" hint={hints.paragraphs} isRequired>
          {(props) => <EntryText {...props} max={entryBounds.description} rows={7} />}
        </InBothLanguages>
        {lists.map((field) => (
          <InBothLanguages key={field} field={field} hint={hints.lines} isRequired>
            {(props) => <EntryLines {...props} />}
          </InBothLanguages>
        ))}
      </Group>
      <Group title={groups.related}>
        <RelatedField field="plants" kind="plant" max={entryBounds.plants} />
        <RelatedField field="lookAlikes" kind="issue" max={entryBounds.lookAlikes} />
      </Group>
      <Group title={groups.picture}>
        <PictureField group={chosenGroups[0]} />
      </Group>
      <SourcesPart />
    </>
  );
}
