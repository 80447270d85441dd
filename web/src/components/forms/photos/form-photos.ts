import type { Language } from '@sandhill/company/language.js';
import { formAnswersContent } from '../../../content/form-answers';
import { randomId } from '../../../lib/random-id';
import type { AppThunk } from '../../../lib/root-reducer';
import { shrinkPicture } from '../../../lib/shrink-picture';
import { toastShown } from '../../ui/toast/toast-slice';
import { changeDraft, type DraftName, openDraft } from '../drafts-slice';
import { type FormPhoto, type PhotoFault, photoFault } from './photo-rules';
import { loadPhotos, savePhotos } from './photo-store';
import { photoActions, selectFormPhotos } from './photos-slice';

/** The photos of a form's draft; after a load of the page, those that the browser's store has kept. */
export const restorePhotos =
  (name: DraftName): AppThunk<Promise<FormPhoto[]>> =>
  async (dispatch, getState) => {
    const { id: draftId } = dispatch(openDraft(name));
    const kept = () => selectFormPhotos(name)(getState());
    if (kept().draftId === draftId) return kept().photos;
    const photos = await loadPhotos(name, draftId);
    if (kept().draftId !== draftId) dispatch(photoActions.photosRestored({ name, draftId, photos }));
    return kept().photos;
  };

const keepPhotos =
  (name: DraftName): AppThunk =>
  (dispatch, getState) => {
    const { id, values } = dispatch(openDraft(name));
    // A draft that has nothing but photos is kept across a reload, too.
    if (!values) dispatch(changeDraft(name, { values: {} }));
    void savePhotos(name, id, selectFormPhotos(name)(getState()).photos);
  };

const report =
  (fault: PhotoFault, language: Language): AppThunk =>
  (dispatch) => {
    const words = formAnswersContent[language].photos;
    const { title, text } = words[fault === 'heic' ? 'invalidType' : fault];
    const description = fault === 'heic' ? words.invalidType.heic : text;
    dispatch(toastShown({ title, description, variant: 'destructive' }));
  };

const takeFile =
  (name: DraftName, file: File, language: Language): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { photos, accepted } = selectFormPhotos(name)(getState());
    const fault = photoFault(file, photos.length + accepted);
    if (fault) {
      dispatch(photoActions.fileRejected({ name }));
      dispatch(report(fault, language));
      return false;
    }
    dispatch(photoActions.fileAccepted({ name }));
    try {
      const photo = { id: randomId(), name: file.name, dataUrl: await shrinkPicture(file) };
      dispatch(photoActions.filePrepared({ name, photo }));
      dispatch(keepPhotos(name));
      return true;
    } catch {
      dispatch(photoActions.filePrepared({ name, photo: null }));
      dispatch(report('unreadable', language));
      return false;
    }
  };

/** Checks, shrinks and takes the files, one after the other. @returns how many were taken */
export const addPhotos =
  (name: DraftName, files: File[], language: Language): AppThunk<Promise<number>> =>
  async (dispatch) => {
    dispatch(photoActions.filesQueued({ name, count: files.length }));
    await dispatch(restorePhotos(name));
    let taken = 0;
    for (const file of files) if (await dispatch(takeFile(name, file, language))) taken += 1;
    return taken;
  };

export const removePhoto =
  (name: DraftName, id: string): AppThunk =>
  (dispatch) => {
    dispatch(photoActions.photoRemoved({ name, id }));
    dispatch(keepPhotos(name));
  };

/** Forgets the photos of a form that was sent. */
export const forgetPhotos =
  (name: DraftName): AppThunk =>
  (dispatch, getState) => {
    const { draftId } = selectFormPhotos(name)(getState());
    if (draftId) void savePhotos(name, draftId, []);
    dispatch(photoActions.photosForgotten({ name }));
  };
