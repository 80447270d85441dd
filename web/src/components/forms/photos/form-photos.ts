import { randomId } from '../../../lib/random-id';
import type { AppThunk } from '../../../lib/root-reducer';
import { typedFile } from '../../../lib/typed-file';
import { waitFor } from '../../../lib/wait-for';
import type { DraftName } from '../draft-key';
import { changeDraft, openDraft } from '../drafts-slice';
import { endHandover } from './end-handover';
import type { FormPhoto } from './photo-rules';
import { photoFault } from './photo-rules';
import { shrinkPhoto, sizeBefore } from './prepare-photo';
import { loadPhotos, savePhotos } from './photo-store';
import { photoActions, selectFormPhotos } from './photos-slice';

/**
 * Longest wait for the browser's store, in milliseconds. Sending a form waits for its photos, and the store may never
 * answer.
 */
const maxSearchMs = 3000;

/** Searches for the photos of drafts, by form. Each promise resolves when its search ends or after the longest wait. */
const searches = new Map<DraftName, Promise<unknown>>();

const findPhotos =
  (name: DraftName, draftId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const photos = await loadPhotos(name, draftId);
    const hasOthers = selectFormPhotos(name)(getState()).photos.length > 0;
    dispatch(photoActions.photosFound({ name, draftId, photos }));
    // Photos that were added during the search have overwritten the found photos in the store, so all photos are saved
    // again.
    if (photos.length > 0 && hasOthers) void dispatch(keepPhotos(name));
  };

/**
 * Returns the photos of a form's draft. After a reload, they are loaded from the browser's store. If that takes too
 * long, they are added to the form once they have loaded.
 */
export const restorePhotos =
  (name: DraftName): AppThunk<Promise<FormPhoto[]>> =>
  async (dispatch, getState) => {
    const { id: draftId } = dispatch(openDraft(name));
    const kept = () => selectFormPhotos(name)(getState());
    if (kept().draftId !== draftId) {
      dispatch(photoActions.searchBegun({ name, draftId }));
      searches.set(name, Promise.race([dispatch(findPhotos(name, draftId)), waitFor(maxSearchMs)]));
    }
    await searches.get(name);
    return kept().photos;
  };

const keepPhotos =
  (name: DraftName): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { id, values } = dispatch(openDraft(name));
    // A draft without values is not restored after a reload, so empty values are stored for a draft that has only
    // photos.
    if (!values) dispatch(changeDraft(name, { values: {} }));
    await savePhotos(name, id, selectFormPhotos(name)(getState()).photos);
  };

const takeFile =
  (name: DraftName, chosen: File, id: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const file = await typedFile(chosen);
    const size = await sizeBefore(file);
    // Nothing is awaited between this count and `fileAccepted`, so files that are added at the same time count.
    const { photos, accepted } = selectFormPhotos(name)(getState());
    if (photos.some((photo) => photo.id === id)) {
      dispatch(photoActions.fileKnown({ name }));
      return true;
    }
    const early = photoFault(file, photos.length + accepted, size);
    if (early) {
      dispatch(photoActions.fileRejected({ name, refused: { name: file.name, fault: early } }));
      return false;
    }
    dispatch(photoActions.fileAccepted({ name }));
    const { dataUrl, fault } = await shrinkPhoto(file);
    if (fault) {
      dispatch(photoActions.filePrepared({ name, refused: { name: file.name, fault } }));
      return false;
    }
    dispatch(photoActions.filePrepared({ name, photo: { id, name: file.name, dataUrl } }));
    // Not awaited, because the browser's store may never answer.
    void dispatch(keepPhotos(name));
    return true;
  };

/**
 * Checks, shrinks and adds files, one after the other.
 *
 * @param ids ids of the files, if files may arrive twice; a file with a known id is not added again
 * @returns the number of these files that the form contains afterwards, including those that it already contained
 */
export const addPhotos =
  (name: DraftName, files: File[], ids: string[] = []): AppThunk<Promise<number>> =>
  async (dispatch) => {
    dispatch(photoActions.filesQueued({ name, count: files.length }));
    await dispatch(restorePhotos(name));
    let taken = 0;
    for (const [index, file] of files.entries())
      if (await dispatch(takeFile(name, file, ids[index] ?? randomId()))) taken += 1;
    return taken;
  };

export const removePhoto =
  (name: DraftName, id: string): AppThunk =>
  (dispatch) => {
    dispatch(photoActions.photoRemoved({ name, id }));
    void dispatch(keepPhotos(name));
  };

/** Deletes the photos of a sent form and ends its photo handover from a phone. */
export const forgetPhotos =
  (name: DraftName): AppThunk =>
  (dispatch, getState) => {
    void endHandover(name);
    const { draftId } = selectFormPhotos(name)(getState());
    if (draftId) void savePhotos(name, draftId, []);
    dispatch(photoActions.photosForgotten({ name }));
  };
