import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError, FieldFault } from '../../../lib/api-error';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import { userSignedOut } from '../../../lib/user-signed-out';
import type { SiteDraft } from '../../../types/api';
import { type Path, putAt } from './paths';

/** Fields that the server refused, and the content in which it did: they hold as long as the field's value does. */
interface Refusal {
  content: SiteContent;
  fields: Record<Path, FieldFault>;
}

export interface PublicationRun {
  kind: 'publish' | 'undo';
  phase: 'running' | 'done' | 'failed';
  /** Published before it began. */
  before: number;
  /** Version that it made. */
  version?: number;
  failure?: ApiError;
}

interface WebsiteState {
  userId: string;
  /** As the server has it. Its content is the very object in `content` while nothing is unsaved. */
  saved: SiteDraft | null;
  /** Content of the forms. */
  content: SiteContent | null;
  isSaving: boolean;
  /** Sent drafts that may be saved, although no answer has said so. */
  sent: SiteContent[];
  /** Why the last attempt to save failed, with which content, and how many failed in a row. */
  failure: { error: ApiError; content: SiteContent } | null;
  failures: number;
  /** The draft that another editor saved meanwhile, until the user has decided what holds. */
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

/** The first of them that arrives is saved; the server refuses the others. */
const mostSent = 5;

const atRest = { isSaving: false, sent: [] as SiteContent[], failure: null, failures: 0, theirs: null };

/** The draft of the firm's words, with what is typed and not saved yet. */
const websiteSlice = createSlice({
  name: 'website',
  initialState,
  reducers: {
    /** The server's draft takes the place of everything. */
    draftTaken: (state, { payload }: PayloadAction<{ userId: string; draft: SiteDraft }>) => {
      Object.assign(state, atRest, {
        userId: payload.userId,
        saved: payload.draft,
        content: payload.draft.content,
      });
    },
    /** Words that are not saved yet go on from a draft of the server. */
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
      if (state.content) putAt(state.content, path, value);
    },
    savingBegan: (state, { payload }: PayloadAction<SiteContent>) => {
      Object.assign(state, { isSaving: true, sent: [...state.sent, payload].slice(-mostSent) });
    },
    /** A page before this one sent it, and did not hear what became of it. */
    sentBefore: (state, { payload }: PayloadAction<SiteContent[]>) => {
      Object.assign(state, { sent: payload });
    },
    /** The server has what was sent; more may have been typed since. */
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

/** Words are typed that the server does not have. */
export const isUnsaved = ({ content, saved }: WebsiteState): boolean => content !== (saved?.content ?? null);
