import { wallMoment } from '@sandhill/company/wall-time.js';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Dialog } from '../../../components/ui/dialog';
import { TextField } from '../../../components/ui/field';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { websiteContent } from '../../../content/website';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import { useGetSiteVersionQuery } from '../api/website-api';
import { differences, inWeekOrder } from '../draft/differences';
import { selectWebsite } from '../draft/draft-slice';
import { fieldName } from '../field-names';
import { Contradictions } from './contradictions';
import { publishDraft, scheduleDraft } from './publish-draft';
import { useWebsiteAttempt } from '../use-website-attempt';

const maxNote = 200;

interface PublishDialogProps {
  /** Number of the currently published version. */
  version: number;
  onClose: () => void;
}

/** Returns the names of the changed fields, once the published version has loaded, and that version's query. */
function useChanges() {
  const words = useContent(websiteContent);
  const { content } = useSelector(selectWebsite);
  const version = useGetSiteVersionQuery('current');
  const published = version.data?.content;
  const changes = useMemo(() => {
    const changed = published ? differences(published, content) : [];
    return [...new Set(inWeekOrder(changed).map(({ path }) => fieldName(path, content, words)))];
  }, [published, content, words]);
  return { changes, version };
}

export function PublishDialog(props: PublishDialogProps) {
  const { publish } = useContent(websiteContent);
  const { changes, version } = useChanges();
  const { data, isLoading, refetch } = version;
  return (
    <Dialog title={publish.title} description={publish.text} onClose={props.onClose}>
      {/* The buttons are rendered only once the changes have loaded. Otherwise, they would move under the user's
          finger. */}
      {isLoading ? (
        <Skeleton className="mt-4 h-72" />
      ) : (
        <>
          {!data && (
            <div className="mt-4">
              <Notice title={publish.changesFailed} onRetry={() => void refetch()} />
            </div>
          )}
          <PublishForm {...props} changes={changes} />
        </>
      )}
    </Dialog>
  );
}

function PublishForm({ version, changes, onClose }: PublishDialogProps & { changes: readonly string[] }) {
  const { publish } = useContent(websiteContent);
  const dispatch = useDispatch<AppDispatch>();
  const [note, setNote] = useDraft('publication', '');
  const [at, setAt] = useDraft('publication-time', '');
  const attempt = useWebsiteAttempt();
  const send = (): Promise<unknown> => {
    if (!at) return dispatch(publishDraft(note.trim(), version));
    const words = { done: publish.scheduled, failed: publish.scheduleFailed };
    return attempt(dispatch(scheduleDraft(at, note.trim())), words);
  };
  const submit = async () => {
    onClose();
    // After a failure, note and time are kept for the next attempt.
    if (!(await send())) return;
    setNote('');
    setAt('');
  };
  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
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
      <Contradictions onFollow={onClose} />
      <TextField
        label={publish.note}
        control={{
          value: note,
          maxLength: maxNote,
          autoComplete: 'off',
          onChange: (event) => setNote(event.target.value),
        }}
      />
      <TextField
        label={publish.at}
        hint={publish.atHint[wallMoment(at)?.clock ?? 'plain']}
        control={{
          type: 'datetime-local',
          value: at,
          onChange: (event) => setAt(event.target.value.slice(0, 16)),
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton onClick={onClose} />
        <Button type="submit" variant="action">
          {at ? publish.submitAt : publish.submit}
        </Button>
      </div>
    </form>
  );
}
