import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { PreviewSection } from '../../../components/preview/preview-section';
import type { AskForPreview } from '../../../components/preview/use-preview';
import { splitLanguage } from '../../../config/paths';
import { type EntryKind, previewGuideEntry } from '../api/guide-api';
import { selectChanges } from '../form/changes';
import { useEntryForm, withChanges } from '../form/entry-form';
import { withoutEmptySlug } from '../without-empty-slug';

const askForEntry =
  (kind: EntryKind): AskForPreview<object> =>
  (body, path) =>
  (dispatch) =>
    dispatch(
      previewGuideEntry.initiate({ kind, language: splitLanguage(path).language, body }, { track: false }),
    );

const askFor = { plant: askForEntry('plant'), issue: askForEntry('issue') };

/** The field without which the server renders no page, by kind of entry. */
const nameFields = { plant: 'name', issue: 'issue' };

interface EntryPreviewProps {
  name: string;
  isFolded: boolean;
}

export function EntryPreview({ name, isFolded }: EntryPreviewProps) {
  const { kind, key, saved } = useEntryForm();
  const changes = useSelector(selectChanges(key));
  const typed = useMemo(() => {
    const values = withChanges(saved, changes);
    return values[nameFields[kind]] ? withoutEmptySlug(values) : null;
  }, [kind, saved, changes]);
  const { slug } = saved;
  return (
    <PreviewSection
      typed={typed}
      askFor={askFor[kind]}
      page={guidePath({ kind, slug: typeof slug === 'string' ? slug : '' })}
      nameOf={() => name}
      isFolded={isFolded}
    />
  );
}
