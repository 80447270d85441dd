import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { guideEntryAddress, tabAddress } from '../../../config/admin-addresses';
import { guideEditorContent } from '../../../content/guide-editor';
import { useAttempt } from '../../../hooks/use-attempt';
import { type FieldFault, isApiError } from '../../../lib/api-error';
import { explain } from '../../../lib/explain';
import { useContent } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import {
  type EntryKind,
  type GuideEntryDetail,
  useAddGuideEntryMutation,
  useChangeGuideEntryMutation,
  useDeleteGuideEntryMutation,
  useRestoreGuideEntryMutation,
  useSignGuideEntryMutation,
} from '../api/guide-api';
import { blankEntry } from '../blank-entry';
import { withoutEmptySlug } from '../without-empty-slug';
import { dropFields, endSaved, selectChanges } from '../form/changes';

type GuideAction = 'saved' | 'published' | 'takenOff' | 'signed' | 'deleted' | 'restored';

interface ActionsOf {
  kind: EntryKind;
  key: string;
  /** Undefined for a new entry. */
  entry: GuideEntryDetail | undefined;
}

export function useEntryActions({ kind, key, entry }: ActionsOf) {
  const { done, notDone, reasons } = useContent(guideEditorContent);
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const attempt = useAttempt((failure) => explain(failure, reasons));
  const changes = useSelector(selectChanges(key));
  const [faults, setFaults] = useState<Readonly<Record<string, FieldFault>>>({});
  const [busy, setBusy] = useState<GuideAction | null>(null);
  const [add] = useAddGuideEntryMutation();
  const [change] = useChangeGuideEntryMutation();
  const [sign] = useSignGuideEntryMutation();
  const [remove] = useDeleteGuideEntryMutation();
  const [restore] = useRestoreGuideEntryMutation();

  const run = async <T>(action: GuideAction, doing: Promise<T>): Promise<T | null> => {
    setBusy(action);
    const noted = doing.catch((error: unknown) => {
      setFaults((isApiError(error) && error.fields) || {});
      throw error;
    });
    const answer = await attempt(noted, { done: done[action], failed: notDone[action] });
    setBusy(null);
    return answer;
  };

  const values = () =>
    Object.fromEntries(Object.entries(changes).map(([field, { value }]) => [field, value]));

  const save = async (action: GuideAction, more: object = {}): Promise<void> => {
    const typed = values();
    const body = { ...typed, ...more };
    const sent = entry
      ? change({ kind, id: entry.id, revision: entry.revision, body }).unwrap()
      : add({ kind, body: withoutEmptySlug({ ...blankEntry[kind], ...body }) }).unwrap();
    const saved = await run(action, sent);
    if (!saved) return;
    setFaults({});
    dispatch(endSaved(key, typed, saved.id));
    if (saved.slug !== entry?.slug)
      void navigate(guideEntryAddress({ kind, slug: saved.slug }), { replace: true });
  };

  return {
    faults,
    busy,
    isChanged: Object.keys(changes).length > 0,
    forgetFault: (field: string) => setFaults(({ [field]: _gone, ...others }) => others),
    save,
    discard: () => {
      dispatch(dropFields(key));
      setFaults({});
    },
    sign: async () =>
      void (entry && (await run('signed', sign({ kind, id: entry.id, revision: entry.revision }).unwrap()))),
    remove: async () => {
      if (!entry || !(await run('deleted', remove({ kind, id: entry.id }).unwrap()))) return;
      dispatch(dropFields(key));
      void navigate(tabAddress('guide'));
    },
    restore: async () => void (entry && (await run('restored', restore({ kind, id: entry.id }).unwrap()))),
  };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
