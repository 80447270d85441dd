import { useId, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { TextField } from '../../../components/ui/field';
import { websiteContent } from '../../../content/website';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { useGetSiteVersionQuery } from '../api/website-api';
import { differences, inWeekOrder } from '../draft/differences';
import { selectWebsite } from '../draft/draft-slice';
import { fieldName } from '../field-names';
import { publishDraft } from './publish-draft';

const maxNote = 200;

interface PublishDialogProps {
  /** What is published now. */
  version: number;
  onClose: () => void;
}

/** What is about to change, by the names of the fields; nothing until that is known. */
function useChanges(): string[] {
  const words = useContent(websiteContent);
  const { content } = useSelector(selectWebsite);
  const { data } = useGetSiteVersionQuery('current');
  return useMemo(() => {
    const changed = data ? differences(data.content, content) : [];
    return [...new Set(inWeekOrder(changed).map(({ path }) => fieldName(path, content, words)))];
  }, [data, content, words]);
}

export function PublishDialog({ version, onClose }: PublishDialogProps) {
  const { publish, close } = useContent(websiteContent);
  const dispatch = useDispatch<AppDispatch>();
  const [note, setNote] = useDraft('publication', '');
  const id = useId();
  const changes = useChanges();
  return (
    <Dialog title={publish.title} description={publish.text} closeLabel={close} onClose={onClose}>
      <form
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void dispatch(publishDraft(note.trim(), version));
          setNote('');
          onClose();
        }}
      >
        {changes.length > 0 && (
          <div>
            <p className="font-medium">{publish.changes}</p>
            <ul className="max-h-60 overflow-y-auto text-sm text-ink-soft">
              {changes.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <TextField
          id={`${id}-note`}
          label={publish.note}
          control={{
            value: note,
            maxLength: maxNote,
            autoComplete: 'off',
            onChange: (event) => setNote(event.target.value),
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {publish.cancel}
          </Button>
          <Button type="submit" variant="action">
            {publish.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
