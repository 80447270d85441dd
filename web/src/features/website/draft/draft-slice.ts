import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError, FieldFault } from '../../../lib/api-error';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';
import type { SiteDraft } from '../../../types/api';
import { type Path, setIn } from './paths';

/** Faults that the server found in the content. The fault of a field applies until the field's value changes. */
interface Refusal {
  content: SiteContent;
  fields: Record<Path, FieldFault>;
}

export interface PublicationRun {
  kind: 'publish' | 'undo';
  phase: 'running' | 'done' | 'failed';
  /** Version that was published before this run. */
  before: number;
  version?: number;
  failure?: ApiError;
}

interface WebsiteState {
  userId: string;
  /** The draft on the server. Its content is the same object as `content` while there are no unsaved changes. */
  saved: SiteDraft | null;
  /** The content of the forms, including unsaved changes. */
  content: SiteContent | null;
  isSaving: boolean;
  /** Contents that were sent without getting a response, so the server may have saved them. */
  sent: SiteContent[];
  /** Error and content of the last failed save; `failures` counts failed saves in a row. */
  failure: { error: ApiError; content: SiteContent } | null;
  failures: number;
  /** The draft that another editor has saved in the meantime; null once the user has resolved the conflict. */
  theirs: SiteDraft | null;
  refusal: Refusal | null;
  run: PublicationRun | null;
}

const initialState: WebsiteState = {
  userId: '',
  saved: null,
  content: null,
  isSaving: false,
  sent: [],
  failure: null,
  failures: 0,
  theirs: null,
  refusal: null,
  run: null,
};

/**
 * Maximum length of `sent`. Of these contents, the server saves the first that arrives, and rejects the others as
 * outdated.
 */
const maxSent = 5;

const atRest = { isSaving: false, sent: [] as SiteContent[], failure: null, failures: 0, theirs: null };

const websiteSlice = createSlice({
  name: 'website',
  initialState,
  reducers: {
    draftTaken: (state, { payload }: PayloadAction<{ userId: string; draft: SiteDraft }>) => {
      Object.assign(state, atRest, {
        userId: payload.userId,
        saved: payload.draft,
        content: payload.draft.content,
      });
    },
    draftContinued: (
      state,
      { payload }: PayloadAction<{ userId: string; draft: SiteDraft; content: SiteContent }>,
    ) => {
      Object.assign(state, atRest, {
        userId: payload.userId,
        saved: payload.draft,
        content: payload.content,
      });
    },
    fieldChanged: (state, { payload: { path, value } }: PayloadAction<{ path: Path; value: unknown }>) => {
      if (state.content) setIn(state.content, path, value);
    },
    savingBegan: (state, { payload }: PayloadAction<SiteContent>) => {
      Object.assign(state, { isSaving: true, sent: [...state.sent, payload].slice(-maxSent) });
    },
    /** Restores contents that an earlier load of the page sent without getting a response. */
    sentBefore: (state, { payload }: PayloadAction<SiteContent[]>) => {
      Object.assign(state, { sent: payload });
    },
    /** Records that `sent` was saved. The user may have typed more since then. */
    draftSaved: (state, { payload }: PayloadAction<{ draft: SiteDraft; sent: SiteContent }>) => {
      Object.assign(state, atRest, { saved: { ...payload.draft, content: payload.sent } });
    },
    savingFailed: (state, { payload }: PayloadAction<{ failure: ApiError; sent: SiteContent }>) => {
      const { failure: error, sent: content } = payload;
      Object.assign(state, { isSaving: false, failure: { error, content }, failures: state.failures + 1 });
      if (error.fields) Object.assign(state, { refusal: { content, fields: error.fields } });
    },
    draftOvertaken: (state, { payload }: PayloadAction<SiteDraft>) => {
      Object.assign(state, atRest, { theirs: payload });
    },
    runChanged: (state, { payload }: PayloadAction<PublicationRun | null>) => {
      Object.assign(state, { run: payload });
    },
    fieldsRefused: (state, { payload }: PayloadAction<Refusal | null>) => {
      Object.assign(state, { refusal: payload });
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => initialState),
});

declare module '../../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof websiteSlice> {}
}
rootReducer.inject(websiteSlice);

export const websiteActions = websiteSlice.actions;
export const selectWebsite = ({ website }: Partial<RootState>): WebsiteState => website ?? initialState;

export const isUnsaved = ({ content, saved }: WebsiteState): boolean => content !== (saved?.content ?? null);
