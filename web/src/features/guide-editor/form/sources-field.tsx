import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import type { Source } from '@sandhill/company/plant-guide/plant.js';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { fieldId, useField } from './entry-form';
import { FieldSet } from './fields';

export function SourcesField() {
  const { source: words, hints } = useContent(guideEditorContent);
  const { value, change, isReadOnly } = useField<Source[]>('sources');
  const id = fieldId('sources');
  const set = (index: number, changed: Source) =>
    change(value.map((one, position) => (position === index ? changed : one)));
  const remove = (index: number) => {
    change(value.filter((_, position) => position !== index));
    document.getElementById(id)?.focus();
  };
  return (
    <FieldSet field="sources" hint={hints.sources} isHeadingHidden>
      {value.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ol className="space-y-4">
        {value.map(({ title, url = '' }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- sources have no id, and keep their order
          <li key={index} className="flex items-end gap-2.5">
            <div className="grid min-w-0 flex-1 gap-3 lg:grid-cols-2">
              <TextField
                id={`${id}-${index}-title`}
                label={words.title(index + 1)}
                control={{
                  value: title,
                  maxLength: entryBounds.sourceTitle,
                  readOnly: isReadOnly,
                  autoComplete: 'off',
                  onChange: ({ target }) => set(index, { title: target.value, ...(url && { url }) }),
                }}
              />
              <TextField
                id={`${id}-${index}-url`}
                label={words.url(index + 1)}
                control={{
                  type: 'url',
                  value: url,
                  maxLength: entryBounds.sourceUrl,
                  readOnly: isReadOnly,
                  autoComplete: 'off',
                  placeholder: 'https://',
                  onChange: ({ target }) =>
                    set(index, { title, ...(target.value && { url: target.value.trim() }) }),
                }}
              />
            </div>
            {!isReadOnly && (
              <button
                type="button"
                aria-label={words.remove(index + 1)}
                onClick={() => remove(index)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-band"
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && value.length < entryBounds.sources && (
        <Button variant="outline" className="mt-3" onClick={() => change([...value, { title: '' }])}>
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      )}
    </FieldSet>
  );
}
