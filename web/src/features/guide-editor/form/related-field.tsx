import { guideEditorContent } from '../../../content/guide-editor';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { EntryKind } from '../api/guide-api';
import { entryName } from '../entry-name';
import { AddOne, Chosen } from './chosen';
import { useEntryForm, useField } from './entry-form';
import { FieldSet } from './fields';

interface RelatedFieldProps {
  field: string;
  kind: EntryKind;
  max: number;
}

/**
 * Field for related entries, which are identified by their slugs. Drafts can be chosen. A draft is linked once it is
 * published.
 */
export function RelatedField({ field, kind, max }: RelatedFieldProps) {
  const { entries, saved } = useEntryForm();
  const { choose } = useContent(guideEditorContent);
  const language = useLanguage();
  const { value, change, isReadOnly, label } = useField<string[]>(field);
  const offered = entries.filter((entry) => entry.kind === kind && entry.slug !== saved['slug']);
  const nameOf = (slug: string) => {
    const entry = offered.find((one) => one.slug === slug);
    if (!entry) return choose.unknown(slug);
    const name = entryName(entry, language);
    return entry.isPublished ? name : choose.draft(name);
  };
  const left = offered.map(({ slug }) => slug).filter((slug) => !value.includes(slug));
  return (
    <FieldSet field={field}>
      <Chosen
        field={field}
        items={value.map((slug) => ({ id: slug, name: nameOf(slug) }))}
        isReadOnly={isReadOnly}
        onRemove={(slug) => change(value.filter((one) => one !== slug))}
      />
      {!isReadOnly && value.length < max && left.length > 0 && (
        <AddOne
          label={label}
          groups={[{ options: left.map((slug) => [slug, nameOf(slug)]) }]}
          onAdd={(slug) => change([...value, slug])}
        />
      )}
    </FieldSet>
  );
}
