import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { IdempotencyKey } from '../../lib/idempotency-key';
import { storeJson, readStoredJson } from '../../lib/browser-storage';
import { randomId } from '../../lib/random-id';
import { type AppThunk, rootReducer } from '../../lib/root-reducer';
import type { VisitWindow } from '../../types/api';
import { type DraftName, draftKey } from './draft-key';
import type { FormValues } from './form-values';

/** The place and time that a visitor chooses on the page for booking, before they fill in the quote form. */
export interface VisitChoice {
  place: string;
  window?: VisitWindow;
}

interface Draft {
  id: string;
  /**
   * Time at which the form was first shown, in milliseconds since 1970. The server treats a form that was filled in too
   * fast as spam.
   */
  startedAt: number;
  values: FormValues | null;
  attempt: IdempotencyKey | null;
  visit?: VisitChoice;
  /**
   * The visitor's own page, kept after the request was sent while it is unknown whether the chosen time is booked. After
   * a reload, the page for booking leads there, so that the visitor does not send a second request.
   */
  sentPage?: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const initialState: Partial<Record<DraftName, Draft>> = {};

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<{ name: DraftName; draft: Draft }>) => {
      state[payload.name] = payload.draft;
    },
    draftEnded: (state, { payload }: PayloadAction<DraftName>) => {
      delete state[payload];
    },
  },
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof draftsSlice> {}
}
rootReducer.inject(draftsSlice);
const { draftKept, draftEnded } = draftsSlice.actions;

const newDraft = (): Draft => ({ id: randomId(), startedAt: Date.now(), values: null, attempt: null });

/** Returns the form's draft from this tab's session storage; undefined if it is missing or a day old. */
function loadDraft(name: DraftName): Draft | undefined {
  const stored = readStoredJson<Draft & { savedAt: number }>('sessionStorage', draftKey(name));
  return stored && Date.now() - stored.savedAt < dayMs ? stored : undefined;
}

/** Returns the form's draft: the open one, the one kept across a reload, or a new one. */
export const openDraft =
  (name: DraftName): AppThunk<Draft> =>
  (dispatch, getState) => {
    const open = getState().drafts?.[name];
    if (open) return open;
    const draft = loadDraft(name) ?? newDraft();
    dispatch(draftKept({ name, draft }));
    return draft;
  };

/** Changes the draft, and keeps it across a reload of the page. */
export const changeDraft =
  (name: DraftName, changed: Partial<Draft>): AppThunk =>
  (dispatch) => {
    const draft = { ...dispatch(openDraft(name)), ...changed };
    dispatch(draftKept({ name, draft }));
    storeJson('sessionStorage', draftKey(name), { ...draft, savedAt: Date.now() });
  };

export const endDraft =
  (name: DraftName): AppThunk =>
  (dispatch) => {
    dispatch(draftEnded(name));
    storeJson('sessionStorage', draftKey(name), null);
  };
