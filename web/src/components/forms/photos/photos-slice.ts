import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../../lib/root-reducer';
import type { DraftName } from '../draft-key';
import type { FormPhoto, RefusedFile } from './photo-rules';

interface FormPhotos {
  /** Id of the draft whose photos were last searched for in the browser's store; null before the first search. */
  draftId: string | null;
  photos: FormPhoto[];
  /** Number of files that are being prepared or wait to be prepared. */
  queued: number;
  /** Number of queued files that passed the rules. They count towards the limit. */
  accepted: number;
  refused: RefusedFile[];
}

type FormPhotosState = Partial<Record<DraftName, FormPhotos>>;

type Of<Rest extends object = object> = PayloadAction<{ name: DraftName } & Rest>;

const none: FormPhotos = { draftId: null, photos: [], queued: 0, accepted: 0, refused: [] };

const of = (state: FormPhotosState, name: DraftName): FormPhotos => (state[name] ??= { ...none });

const photosSlice = createSlice({
  name: 'formPhotos',
  initialState: {} as FormPhotosState,
  reducers: {
    searchBegun: (state, { payload }: Of<{ draftId: string }>) => {
      const form = of(state, payload.name);
      form.draftId = payload.draftId;
      form.photos = [];
    },
    /** Adds a draft's photos from before a reload, unless the draft was sent meanwhile. */
    photosFound: (state, { payload }: Of<{ draftId: string; photos: FormPhoto[] }>) => {
      const form = state[payload.name];
      if (form?.draftId === payload.draftId) form.photos = [...payload.photos, ...form.photos];
    },
    filesQueued: (state, { payload }: Of<{ count: number }>) => {
      const form = of(state, payload.name);
      form.queued += payload.count;
      form.refused = [];
    },
    fileAccepted: (state, { payload }: Of) => {
      of(state, payload.name).accepted += 1;
    },
    fileRejected: (state, { payload }: Of<{ refused: RefusedFile }>) => {
      const form = of(state, payload.name);
      form.queued -= 1;
      form.refused = [...form.refused, payload.refused];
    },
    /** Removes a file from the queue because it arrived twice and is already in the form. */
    fileKnown: (state, { payload }: Of) => {
      of(state, payload.name).queued -= 1;
    },
    /** Ends the preparation of an accepted file. The result is a photo, or a refusal if the file is unusable. */
    filePrepared: (state, { payload }: Of<{ photo?: FormPhoto; refused?: RefusedFile }>) => {
      const form = of(state, payload.name);
      form.queued -= 1;
      form.accepted -= 1;
      if (payload.photo) form.photos = [...form.photos, payload.photo];
      if (payload.refused) form.refused = [...form.refused, payload.refused];
    },
    photoRemoved: (state, { payload }: Of<{ id: string }>) => {
      const form = of(state, payload.name);
      form.photos = form.photos.filter((photo) => photo.id !== payload.id);
    },
    photosForgotten: (state, { payload }: Of) => {
      delete state[payload.name];
    },
  },
});

declare module '../../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof photosSlice> {}
}
rootReducer.inject(photosSlice);

export const photoActions = photosSlice.actions;

export const selectFormPhotos =
  (name: DraftName) =>
  ({ formPhotos }: Partial<RootState>): FormPhotos =>
    formPhotos?.[name] ?? none;
