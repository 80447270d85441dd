import { isUnfinished, problemsOf } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { type ApiError, isApiError } from '../../../lib/api-error';
import { changeDraft, selectDraft } from '../../../lib/drafts/drafts-slice';
import type { AppThunk } from '../../../lib/root-reducer';
import type { SiteDraft } from '../../../types/api';
import { discardSiteDraft, restoreSiteVersion, pendingSave, saveSiteDraft } from '../api/website-api';
import { differences } from './differences';
import { isUnsaved, selectWebsite, websiteActions } from './draft-slice';
import { isSame, type Path, getIn } from './paths';

const {
  draftTaken,
  draftContinued,
  fieldChanged,
  savingBegan,
  sentBefore,
  draftSaved,
  savingFailed,
  draftOvertaken,
} = websiteActions;

interface KeptDraft {
  revision: number;
  /**
   * The server's draft with this revision, on which `content` is based. A comparison with it shows what another editor
   * has changed.
   */
  before: SiteContent;
  content: SiteContent;
  /** Contents that were sent without getting a response, so the server may have saved them. */
  sent: SiteContent[];
}

const kept = 'site';
const keep = (draft: KeptDraft) => changeDraft(kept, draft);
const forgetKept = () => changeDraft(kept, undefined);

const adoptDraft =
  (userId: string, draft: SiteDraft): AppThunk =>
  (dispatch) => {
    dispatch(draftTaken({ userId, draft }));
    dispatch(forgetKept());
  };

const keepUnsaved = (): AppThunk => (dispatch, getState) => {
  const { content, saved, sent } = selectWebsite(getState());
  if (content && saved) dispatch(keep({ revision: saved.revision, before: saved.content, content, sent }));
};

const goOn =
  (draft: SiteDraft, content: SiteContent): AppThunk =>
  (dispatch, getState) => {
    const { userId } = selectWebsite(getState());
    dispatch(draftContinued({ userId, draft, content }));
    dispatch(keepUnsaved());
  };

/** Returns whether the server's draft contains no changes by other editors except ones that were made here, too. */
const changesNothing = (theirs: SiteContent, mine: SiteContent, before: SiteContent) =>
  differences(theirs, mine, before).every(({ path, one }) => isSame(one, getIn(before, path)));

/**
 * Combines unsaved changes with a newer draft of the server. If no one else changed anything, or the newer draft was
 * sent by this browser, the changes are rebased on it. Otherwise, the user must resolve the conflict.
 */
export const mergeServerDraft =
  (theirs: SiteDraft): AppThunk =>
  (dispatch, getState) => {
    const state = selectWebsite(getState());
    const { userId, content, saved, sent } = state;
    const isMine = content && saved && isUnsaved(state);
    if (!isMine || isSame(theirs.content, content)) dispatch(adoptDraft(userId, theirs));
    else if (
      sent.some((one) => isSame(theirs.content, one)) ||
      changesNothing(theirs.content, content, saved.content)
    )
      dispatch(goOn(theirs, content));
    else dispatch(draftOvertaken(theirs));
  };

/** Handles a draft that was loaded from the server: on opening the tab, after a sign-in or a publication. */
export const receiveDraft =
  (draft: SiteDraft, userId: string): AppThunk =>
  (dispatch, getState) => {
    const state = selectWebsite(getState());
    const isOpen = state.userId === userId && state.content !== null;
    const unsaved = isOpen ? undefined : (selectDraft(kept)(getState()) as KeptDraft | undefined);
    if (unsaved) {
      const { revision, before, content, sent } = unsaved;
      dispatch(draftContinued({ userId, draft: { ...draft, revision, content: before }, content }));
      dispatch(sentBefore(sent));
      dispatch(mergeServerDraft(draft));
      return;
    }
    if (isOpen && draft.revision < (state.saved?.revision ?? 0)) return;
    if (isOpen && (isUnsaved(state) || state.isSaving)) {
      if (!state.isSaving) dispatch(mergeServerDraft(draft));
    } else dispatch(adoptDraft(userId, draft));
  };

/**
 * Changes a field. The browser stores the change immediately, and sends it to the server within a second of the last
 * change.
 */
export const changeField =
  (path: Path, value: unknown): AppThunk =>
  (dispatch) => {
    dispatch(fieldChanged({ path, value }));
    dispatch(keepUnsaved());
  };

/** Returns the server's current draft if the server rejected an outdated revision; null for other failures. */
export function newerDraft(failure: unknown): SiteDraft | null {
  if (!isApiError(failure) || failure.status !== 412) return null;
  return (failure.answer as { details?: SiteDraft } | undefined)?.details ?? null;
}

export const asApiError = (failure: unknown): ApiError =>
  isApiError(failure) ? failure : { status: 0, message: '0: no answer' };

const isRefusable = (content: SiteContent): boolean =>
  problemsOf(content).some((problem) => !isUnfinished(problem));

/**
 * Saves unsaved changes. Does nothing while a save is running or a conflict is open, or if the server would refuse the
 * changes.
 */
export const saveDraft = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const state = selectWebsite(getState());
  const { content: sent, saved, userId } = state;
  if (!sent || !saved || !isUnsaved(state) || state.isSaving || state.theirs || isRefusable(sent)) return;
  dispatch(savingBegan(sent));
  dispatch(keepUnsaved());
  const { revision } = saved;
  const save = saveSiteDraft.initiate({ content: sent, revision }, { fixedCacheKey: 'save' });
  const { data, error } = await dispatch(save);
  // The user has signed out in the meantime. The browser keeps the changes.
  if (selectWebsite(getState()).userId !== userId) return;
  const theirs = newerDraft(error);
  if (theirs) dispatch(mergeServerDraft(theirs));
  else if (!data) dispatch(savingFailed({ failure: asApiError(error), sent }));
  else {
    dispatch(draftSaved({ draft: data, sent }));
    if (isUnsaved(selectWebsite(getState()))) dispatch(keepUnsaved());
    else dispatch(forgetKept());
  }
};

/**
 * Saves all changes.
 *
 * @returns the draft's revision; null if something could not be saved
 */
export const saveAllChanges = (): AppThunk<Promise<number | null>> => async (dispatch, getState) => {
  await dispatch(pendingSave());
  await dispatch(saveDraft());
  const state = selectWebsite(getState());
  return isUnsaved(state) || state.theirs ? null : (state.saved?.revision ?? null);
};

/** Resolves a conflict: saves `content` as a change of the other editor's draft. */
export const resolveConflict =
  (content: SiteContent): AppThunk =>
  (dispatch, getState) => {
    const { theirs, userId } = selectWebsite(getState());
    if (!theirs) return;
    if (isSame(content, theirs.content)) dispatch(adoptDraft(userId, theirs));
    else {
      dispatch(goOn(theirs, content));
      void dispatch(saveDraft());
    }
  };

/**
 * Replaces the whole draft on the server and in the state.
 *
 * @returns the draft
 * @throws ApiError if the server rejects the request or cannot be reached
 */
const replace =
  (
    send: (revision: number) => AppThunk<Promise<{ data?: SiteDraft; error?: unknown }>>,
  ): AppThunk<Promise<SiteDraft>> =>
  async (dispatch, getState) => {
    await dispatch(pendingSave());
    const { saved, userId } = selectWebsite(getState());
    const { data, error } = await dispatch(send(saved?.revision ?? 0));
    const theirs = newerDraft(error);
    if (theirs) dispatch(mergeServerDraft(theirs));
    if (!data) throw asApiError(error);
    dispatch(adoptDraft(userId, data));
    return data;
  };

/**
 * Resets the draft to the published version.
 *
 * @throws ApiError if the server rejects the request or cannot be reached
 */
export const discardDraft = () =>
  replace((revision) => (dispatch) => dispatch(discardSiteDraft.initiate(revision)));

/**
 * Replaces the draft with a version's content.
 *
 * @throws ApiError if the server rejects the request or cannot be reached
 */
export const restoreVersion = (id: number) =>
  replace((revision) => (dispatch) => dispatch(restoreSiteVersion.initiate({ id, revision })));
