import { waitFor } from '../../../lib/wait-for';
import type { ApiError } from '../../../lib/api-error';
import type { AppThunk } from '../../../lib/root-reducer';
import type { Published, ScheduledVersion } from '../../../types/api';
import { getPublication, publishSite, reloadDraft, scheduleSite, undoPublication } from '../api/website-api';
import { type PublicationRun, selectWebsite, websiteActions } from '../draft/draft-slice';
import { asApiError, mergeServerDraft, newerDraft, saveAllChanges } from '../draft/draft-thunks';

const { runChanged, fieldsRefused } = websiteActions;

const lookAgainMs = 1000;
const maxPolls = 60;

/**
 * Returns whether the server's response may have been lost, so that the publication may have succeeded. If so,
 * `outcome` finds out the result.
 */
const lost = ({ status }: ApiError) => status === 0 || status === 502 || status === 504;

/** Returns whether there is nothing to publish, because someone else has already published the draft. */
const isPublished = (failure?: ApiError) => failure?.code === 'nothing_to_publish';

const outcome =
  (before: number): AppThunk<Promise<Published | null>> =>
  async (dispatch) => {
    for (let looks = 0; looks < maxPolls; looks += 1) {
      const { data } = await dispatch(
        getPublication.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (data && data.version > before) return data;
      if (data && (data.state === 'idle' || data.state === 'failed')) return null;
      await waitFor(lookAgainMs);
    }
    return null;
  };

type Answer = { data?: Published; error?: unknown };

const run =
  (
    kind: PublicationRun['kind'],
    before: number,
    send: AppThunk<Promise<Answer>>,
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    dispatch(fieldsRefused(null));
    dispatch(runChanged({ kind, phase: 'running', before }));
    const { data, error } = await dispatch(send);
    const failure = data ? undefined : asApiError(error);
    const made = failure && lost(failure) ? await dispatch(outcome(before)) : data;
    if (made) {
      if (failure) dispatch(reloadDraft());
      dispatch(runChanged({ kind, phase: 'done', before, version: made.version }));
      return true;
    }
    const theirs = newerDraft(error);
    if (theirs) dispatch(mergeServerDraft(theirs));
    if (isPublished(failure)) dispatch(reloadDraft());
    // Someone else is publishing, possibly this draft. The draft is reloaded once that publication has ended.
    if (failure?.code === 'publication_running')
      void dispatch(outcome(before)).then(() => dispatch(reloadDraft()));
    const { saved } = selectWebsite(getState());
    if (failure?.fields && saved) dispatch(fieldsRefused({ content: saved.content, fields: failure.fields }));
    dispatch(runChanged({ kind, phase: 'failed', before, failure }));
    return false;
  };

/**
 * Publishes the draft, including the latest changes. The outcome is stored in the slice.
 *
 * @returns whether it succeeded
 */
export const publishDraft =
  (note: string, before: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    dispatch(runChanged({ kind: 'publish', phase: 'running', before }));
    const revision = await dispatch(saveAllChanges());
    if (revision === null) {
      const failure = { status: 409, code: 'unsaved', message: 'the draft is not saved' };
      dispatch(runChanged({ kind: 'publish', phase: 'failed', before, failure }));
      return false;
    }
    return dispatch(run('publish', before, (next) => next(publishSite.initiate({ note, revision }))));
  };

/**
 * Schedules the draft, including the latest changes, for a time in New York's time zone.
 *
 * @throws ApiError if the draft cannot be saved, or the server rejects the request or cannot be reached
 */
export const scheduleDraft =
  (at: string, note: string): AppThunk<Promise<ScheduledVersion>> =>
  async (dispatch) => {
    const revision = await dispatch(saveAllChanges());
    if (revision === null)
      throw { status: 409, code: 'unsaved', message: 'the draft is not saved' } satisfies ApiError;
    const { data, error } = await dispatch(scheduleSite.initiate({ at, note, revision }));
    const theirs = newerDraft(error);
    if (theirs) dispatch(mergeServerDraft(theirs));
    if (error && isPublished(asApiError(error))) dispatch(reloadDraft());
    if (!data) throw timeFailure(asApiError(error));
    return data;
  };

/**
 * Returns the failure with its code replaced by the code of the field `at`, if that field was rejected. The message
 * then gives the reason why the time was rejected instead of "some fields".
 */
const timeFailure = (failure: ApiError): ApiError => ({
  ...failure,
  code: failure.fields?.['at']?.code ?? failure.code,
});

/** Publishes the predecessor of `version` again. `version` must be the current one. */
export const undo = (version: number): AppThunk<Promise<boolean>> =>
  run('undo', version, (next) => next(undoPublication.initiate(version)));
