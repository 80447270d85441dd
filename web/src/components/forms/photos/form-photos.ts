import { randomId } from '../../../lib/random-id';
import type { AppThunk } from '../../../lib/root-reducer';
import { shrinkPicture } from '../../../lib/shrink-picture';
import { changeDraft, type DraftName, openDraft } from '../drafts-slice';
import { type FormPhoto, isCameraPhoto, photoFault } from './photo-rules';
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

/** Bytes behind a data URL. */
const bytesOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;

const takeFile =
  (name: DraftName, file: File): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isShrunkFirst = await isCameraPhoto(file);
    const { photos, accepted } = selectFormPhotos(name)(getState());
    const fault = photoFault(file, photos.length + accepted, isShrunkFirst ? 0 : file.size);
    if (fault) {
      dispatch(photoActions.fileRejected({ name, refused: { name: file.name, fault } }));
      return false;
    }
    dispatch(photoActions.fileAccepted({ name }));
    try {
      const dataUrl = await shrinkPicture(file);
      const late = photoFault(file, 0, bytesOf(dataUrl));
      if (late) {
        dispatch(photoActions.filePrepared({ name, refused: { name: file.name, fault: late } }));
        return false;
      }
      const photo = { id: randomId(), name: file.name, dataUrl };
      dispatch(photoActions.filePrepared({ name, photo }));
      dispatch(keepPhotos(name));
      return true;
    } catch {
      dispatch(photoActions.filePrepared({ name, refused: { name: file.name, fault: 'unreadable' } }));
      return false;
    }
  };

/** Checks, shrinks and takes the files, one after the other. @returns how many were taken */
export const addPhotos =
  (name: DraftName, files: File[]): AppThunk<Promise<number>> =>
  async (dispatch) => {
    dispatch(photoActions.filesQueued({ name, count: files.length }));
    await dispatch(restorePhotos(name));
    let taken = 0;
    for (const file of files) if (await dispatch(takeFile(name, file))) taken += 1;
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
