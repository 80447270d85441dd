import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { DraftName } from '../draft-key';
import { openDraft } from '../drafts-slice';
import { selectFormPhotos } from './photos-slice';

type PhotoCode = Pick<typeof import('./form-photos'), 'addPhotos' | 'removePhoto' | 'restorePhotos'>;

interface LateCode {
  /** Loads the code that handles photos. The function must be stable across renders. */
  load: () => Promise<PhotoCode>;
  /** Loads the code that handles photos. Resolves to undefined if it cannot be loaded. */
  need: () => Promise<PhotoCode | undefined>;
}

const additions = new Map<DraftName, Promise<unknown>>();

/** Waits until the form has all photos that were chosen for it. */
export const photosAdded = (name: DraftName): Promise<unknown> => Promise.resolve(additions.get(name));

export function useFormPhotos(name: DraftName, { load, need }: LateCode) {
  const dispatch = useDispatch<AppDispatch>();
  const { photos, queued } = useSelector(selectFormPhotos(name));
  // Number of files that were chosen before the code that handles photos has loaded.
  const [early, setEarly] = useState(0);

  useEffect(() => {
    // If the code cannot be loaded, the photos stay in the browser's store for the next page load.
    if (dispatch(openDraft(name)).values)
      load().then(
        ({ restorePhotos }) => dispatch(restorePhotos(name)),
        () => undefined,
      );
  }, [name, load, dispatch]);

  const addLate = async (files: File[], ids?: string[]): Promise<number> => {
    setEarly((before) => before + files.length);
    const code = await need();
    setEarly((before) => before - files.length);
    return code ? dispatch(code.addPhotos(name, files, ids)) : 0;
  };
  return {
    photos,
    isPreparing: early + queued > 0,
    /** @returns the number of these files that the form contains afterwards */
    add: (files: File[], ids?: string[]): Promise<number> => {
      const added = addLate(files, ids);
      additions.set(name, Promise.allSettled([additions.get(name), added]));
      return added;
    },
    remove: async (id: string): Promise<void> => {
      const code = await need();
      if (code) dispatch(code.removePhoto(name, id));
    },
  };
}
