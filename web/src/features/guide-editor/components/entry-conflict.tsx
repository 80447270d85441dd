import { useDispatch, useSelector } from 'react-redux';
import { Conflict } from '../../../components/ui/conflict';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { dropFields, isSame, keepChanges, selectChanges } from '../form/changes';
import { useEntryForm } from '../form/entry-form';

/** Returns the fields that the user has changed and that somebody else has changed differently in the meantime. */
function useConflict(): string[] {
  const { key, saved } = useEntryForm();
  const changes = useSelector(selectChanges(key));
  return Object.entries(changes)
    .filter(([field, { before, value }]) => !isSame(saved[field], before) && !isSame(saved[field], value))
    .map(([field]) => field);
}

export function EntryConflict() {
  const { key, saved } = useEntryForm();
  const { conflict, fields: names, spanish } = useContent(guideEditorContent);
  const dispatch = useDispatch<AppDispatch>();
  const fields = useConflict();
  if (fields.length === 0) return null;
  const labels = fields.map((field) => names[field] ?? spanish(names[field.replace(/Es$/, '')] ?? field));
  return (
    <Conflict
      words={conflict}
      onKeepMine={() => dispatch(keepChanges(key, saved))}
      onTakeTheirs={() => dispatch(dropFields(key, fields))}
    >
      <p className="font-medium">{labels.join(', ')}</p>
    </Conflict>
  );
}
