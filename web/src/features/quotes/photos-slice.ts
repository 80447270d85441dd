import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../lib/root-reducer';
import type { QuotePhoto } from './photo-rules';

interface QuotePhotosState {
  draftId: string | null;
  photos: QuotePhoto[];
  /** How many files are being prepared or wait for it. */
  queued: number;
  /** How many of those have passed the rules: they count for the limit. */
  accepted: number;
}

const initialState: QuotePhotosState = { draftId: null, photos: [], queued: 0, accepted: 0 };

const photosSlice = createSlice({
  name: 'quotePhotos',
  initialState,
  reducers: {
    photosRestored: (state, { payload }: PayloadAction<{ draftId: string; photos: QuotePhoto[] }>) => {
      state.draftId = payload.draftId;
      state.photos = payload.photos;
    },
    filesQueued: (state, { payload }: PayloadAction<number>) => {
      state.queued += payload;
    },
    fileAccepted: (state) => {
      state.accepted += 1;
    },
    fileRejected: (state) => {
      state.queued -= 1;
    },
    /** An accepted file was prepared; null if it cannot be read. */
    filePrepared: (state, { payload }: PayloadAction<QuotePhoto | null>) => {
      state.queued -= 1;
      state.accepted -= 1;
      if (payload) state.photos.push(payload);
    },
    photoRemoved: (state, { payload }: PayloadAction<string>) => {
      state.photos = state.photos.filter((photo) => photo.id !== payload);
    },
    photosForgotten: () => initialState,
  },
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof photosSlice> {}
}
rootReducer.inject(photosSlice);

export const photoActions = photosSlice.actions;

/** What the limit of photos counts. */
export const selectPhotoCount = ({ quotePhotos = initialState }: Partial<RootState>): number =>
  quotePhotos.photos.length + quotePhotos.accepted;
export const selectPhotos = ({ quotePhotos }: Partial<RootState>): QuotePhoto[] =>
  (quotePhotos ?? initialState).photos;
export const selectIsPreparing = ({ quotePhotos }: Partial<RootState>): boolean =>
  (quotePhotos ?? initialState).queued > 0;
