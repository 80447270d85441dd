import { isUnfinished, problemsOf } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { type ApiError, isApiError } from '../../../lib/api-error';
import { changeDraft, selectDraft } from '../../../lib/drafts/drafts-slice';
import type { AppThunk } from '../../../lib/root-reducer';
import type { SiteDraft } from '../../../types/api';
import { discardSiteDraft, restoreSiteVersion, runningSave, saveSiteDraft } from '../api/website-api';
import { differences } from './differences';
import { isUnsaved, selectWebsite, websiteActions } from './draft-slice';
import { isSame, type Path, valueAt } from './paths';

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

/** Words that are not saved yet, kept in this browser for the user who typed them. */
interface KeptDraft {
  /** Of the draft from which they were begun. */
  revision: number;
  /** That draft's content, to see what another editor changed meanwhile. */
  before: SiteContent;
  content: SiteContent;
  /** Sent drafts that may be saved, although no answer has said so. */
  sent: SiteContent[];
}

const kept = 'site';
const keep = (draft: KeptDraft) => changeDraft(kept, draft);
const forgetKept = () => changeDraft(kept, undefined);

/** A server's draft takes the place of everything, and of what this browser kept. */
const take =
  (userId: string, draft: SiteDraft): AppThunk =>
  (dispatch) => {
    dispatch(draftTaken({ userId, draft }));
    dispatch(forgetKept());
  };

/** Keeps what is unsaved in this browser, until it is saved. */
const keepUnsaved = (): AppThunk => (dispatch, getState) => {
  const { content, saved, sent } = selectWebsite(getState());
  if (content && saved) dispatch(keep({ revision: saved.revision, before: saved.content, content, sent }));
};

/** Unsaved words go on from `draft`. */
const goOn =
  (draft: SiteDraft, content: SiteContent): AppThunk =>
  (dispatch, getState) => {
    const { userId } = selectWebsite(getState());
    dispatch(draftContinued({ userId, draft, content }));
    dispatch(keepUnsaved());
  };

/** Whether a draft of the server changed nothing that the words typed here do not say too. */
const changesNothing = (theirs: SiteContent, mine: SiteContent, before: SiteContent) =>
  differences(theirs, mine, before).every(({ path, one }) => isSame(one, valueAt(before, path)));

/**
 * Brings unsaved words and a newer draft of the server together. Where another editor changed nothing, or it is what was sent
 * from here, the words go on from it; else the user is asked.
 */
export const meetDraft =
  (theirs: SiteDraft): AppThunk =>
  (dispatch, getState) => {
    const state = selectWebsite(getState());
    const { userId, content, saved, sent } = state;
    const isMine = content && saved && isUnsaved(state);
    if (!isMine || isSame(theirs.content, content)) dispatch(take(userId, theirs));
    else if (
      sent.some((one) => isSame(theirs.content, one)) ||
      changesNothing(theirs.content, content, saved.content)
    )
      dispatch(goOn(theirs, content));
    else dispatch(draftOvertaken(theirs));
  };

/** The server's draft arrived: when the tab is opened, after a new sign-in, after a publication. */
export const draftArrived =
  (draft: SiteDraft, userId: string): AppThunk =>
  (dispatch, getState) => {
    const state = selectWebsite(getState());
    const isOpen = state.userId === userId && state.content !== null;
    const unsaved = isOpen ? undefined : (selectDraft(kept)(getState()) as KeptDraft | undefined);
    if (unsaved) {
      const { revision, before, content, sent } = unsaved;
      dispatch(draftContinued({ userId, draft: { ...draft, revision, content: before }, content }));
      dispatch(sentBefore(sent));
      dispatch(meetDraft(draft));
      return;
    }
    if (isOpen && draft.revision < (state.saved?.revision ?? 0)) return;
    if (isOpen && (isUnsaved(state) || state.isSaving)) {
      if (!state.isSaving) dispatch(meetDraft(draft));
    } else dispatch(take(userId, draft));
  };

/** Changes a field; it is in the browser at once and on the server within a second. */
export const changeField =
  (path: Path, value: unknown): AppThunk =>
  (dispatch) => {
    dispatch(fieldChanged({ path, value }));
    dispatch(keepUnsaved());
  };

/** The draft in an answer that says that another revision is current. */
export function newerDraft(failure: unknown): SiteDraft | null {
  if (!isApiError(failure) || failure.status !== 412) return null;
  return (failure.answer as { details?: SiteDraft } | undefined)?.details ?? null;
}

export const asApiError = (failure: unknown): ApiError =>
  isApiError(failure) ? failure : { status: 0, message: '0: no answer' };

/** Tells whether the server would refuse a draft. */
const isRefusable = (content: SiteContent): boolean =>
  problemsOf(content).some((problem) => !isUnfinished(problem));

/** Saves what is typed, unless that is under way, waits for a decision, or would be refused. */
export const saveDraft = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const state = selectWebsite(getState());
  const { content: sent, saved, userId } = state;
  if (!sent || !saved || !isUnsaved(state) || state.isSaving || state.theirs || isRefusable(sent)) return;
  dispatch(savingBegan(sent));
  dispatch(keepUnsaved());
  const { revision } = saved;
  const save = saveSiteDraft.initiate({ content: sent, revision }, { fixedCacheKey: 'save' });
  const { data, error } = await dispatch(save);
  // Somebody signed out meanwhile; the words are in the browser.
  if (selectWebsite(getState()).userId !== userId) return;
  const theirs = newerDraft(error);
  if (theirs) dispatch(meetDraft(theirs));
  else if (!data) dispatch(savingFailed({ failure: asApiError(error), sent }));
  else {
    dispatch(draftSaved({ draft: data, sent }));
    if (isUnsaved(selectWebsite(getState()))) dispatch(keepUnsaved());
    else dispatch(forgetKept());
  }
};

/** Saves everything that is typed. @returns the draft's revision; null if something is not saved */
export const settleDraft = (): AppThunk<Promise<number | null>> => async (dispatch, getState) => {
  await dispatch(runningSave());
  await dispatch(saveDraft());
  const state = selectWebsite(getState());
  return isUnsaved(state) || state.theirs ? null : (state.saved?.revision ?? null);
};

/** The user decided what holds: `content` is saved as the change of the other editor's draft. */
export const resolveDraft =
  (content: SiteContent): AppThunk =>
  (dispatch, getState) => {
    const { theirs, userId } = selectWebsite(getState());
    if (!theirs) return;
    if (isSame(content, theirs.content)) dispatch(take(userId, theirs));
    else {
      dispatch(goOn(theirs, content));
      void dispatch(saveDraft());
    }
  };

/** Changes the whole draft on the server. @throws ApiError */
const replace =
  (
    send: (revision: number) => AppThunk<Promise<{ data?: SiteDraft; error?: unknown }>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(runningSave());
    const { saved, userId } = selectWebsite(getState());
    const { data, error } = await dispatch(send(saved?.revision ?? 0));
    const theirs = newerDraft(error);
    if (theirs) dispatch(meetDraft(theirs));
    if (!data) throw asApiError(error);
    dispatch(take(userId, data));
  };

/** Goes back to what is published. @throws ApiError */
export const discardDraft = () =>
  replace((revision) => (dispatch) => dispatch(discardSiteDraft.initiate(revision)));

/** Makes a version's content the draft. @throws ApiError */
export const restoreVersion = (id: number) =>
  replace((revision) => (dispatch) => dispatch(restoreSiteVersion.initiate({ id, revision })));
