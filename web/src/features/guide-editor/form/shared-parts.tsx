import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import { Group } from '../../../components/ui/group';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { useEntryForm } from './entry-form';
import { EntryDay, EntryLines, EntryText, InBothLanguages } from './fields';
import { SourcesField } from './sources-field';

export function NamesPart({ nameField }: { nameField: 'name' | 'issue' }) {
  const { saved } = useEntryForm();
  const { groups, hints } = useContent(guideEditorContent);
  const isNew = saved['id'] === undefined;
  return (
    <Group title={groups.names}>
      <InBothLanguages field={nameField} isRequired>
        {(props) => <EntryText {...props} max={entryBounds.name} />}
      </InBothLanguages>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {nameField === 'name' && (
          <EntryText field="scientificName" max={entryBounds.scientificName} isRequired />
        )}
        <EntryText
          field="slug"
          max={entryBounds.slug}
          hint={isNew ? hints.newSlug : hints.slug}
          isFixed={saved['isPublished'] === true}
        />
      </div>
      <EntryLines field="synonyms" hint={hints.synonyms} />
    </Group>
  );
}

export function SourcesPart() {
  const { groups } = useContent(guideEditorContent);
  return (
    <Group title={groups.sources}>
      <SourcesField />
      <div className="sm:max-w-xs">
        <EntryDay field="checkedOn" />
      </div>
    </Group>
  );
}
