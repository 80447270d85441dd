import type { Language } from '@sandhill/company/language.js';
import { openDraft } from '../../components/forms/drafts-slice';
import { toastShown } from '../../components/ui/toast/toast-slice';
import { formAnswersContent } from '../../content/form-answers';
import { randomId } from '../../lib/random-id';
import type { AppThunk } from '../../lib/root-reducer';
import { shrinkPicture } from '../../lib/shrink-picture';
import { type PhotoFault, photoFault } from './photo-rules';
import { loadPhotos, savePhotos } from './photo-store';
import { photoActions, selectPhotoCount, selectPhotos } from './photos-slice';

/** Brings back the photos of the draft, once after a load of the page. */
export const restorePhotos = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { id } = dispatch(openDraft('quote'));
  if (getState().quotePhotos?.draftId === id) return;
  const stored = await loadPhotos(id);
  if (getState().quotePhotos?.draftId !== id)
    dispatch(photoActions.photosRestored({ draftId: id, photos: stored }));
};

const keepPhotos = (): AppThunk => (dispatch, getState) =>
  void savePhotos(dispatch(openDraft('quote')).id, selectPhotos(getState()));

const report =
  (fault: PhotoFault, language: Language): AppThunk =>
  (dispatch) => {
    const words = formAnswersContent[language].quote;
    const { title, text } = words[fault === 'heic' ? 'invalidType' : fault];
    const description = fault === 'heic' ? words.invalidType.heic : text;
    dispatch(toastShown({ title, description, variant: 'destructive' }));
  };

const takeFile =
  (file: File, language: Language): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const fault = photoFault(file, selectPhotoCount(getState()));
    if (fault) {
      dispatch(photoActions.fileRejected());
      dispatch(report(fault, language));
      return false;
    }
    dispatch(photoActions.fileAccepted());
    try {
      const photo = { id: randomId(), name: file.name, dataUrl: await shrinkPicture(file) };
      dispatch(photoActions.filePrepared(photo));
      dispatch(keepPhotos());
      return true;
    } catch {
      dispatch(photoActions.filePrepared(null));
      dispatch(report('unreadable', language));
      return false;
    }
  };

/** Checks, shrinks and takes the files, one after the other. @returns how many were taken */
export const addPhotos =
  (files: File[], language: Language): AppThunk<Promise<number>> =>
  async (dispatch) => {
    dispatch(photoActions.filesQueued(files.length));
    await dispatch(restorePhotos());
    let taken = 0;
    for (const file of files) if (await dispatch(takeFile(file, language))) taken += 1;
    return taken;
  };

export const removePhoto =
  (id: string): AppThunk =>
  (dispatch) => {
    dispatch(photoActions.photoRemoved(id));
    dispatch(keepPhotos());
  };

/** Forgets the photos of a request that was sent. */
export const forgetPhotos = (): AppThunk => (dispatch, getState) => {
  const draftId = getState().quotePhotos?.draftId;
  if (draftId) void savePhotos(draftId, []);
  dispatch(photoActions.photosForgotten());
};
