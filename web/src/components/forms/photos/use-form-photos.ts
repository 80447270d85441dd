import { useEffect } from 'react';
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

export function useFormPhotos(name: DraftName, { load, need }: LateCode) {
  const dispatch = useDispatch<AppDispatch>();
  const { photos, queued } = useSelector(selectFormPhotos(name));

  useEffect(() => {
    // If the code cannot be loaded, the photos stay in the browser's store for the next page load.
    if (dispatch(openDraft(name)).values)
      load().then(
        ({ restorePhotos }) => dispatch(restorePhotos(name)),
        () => undefined,
      );
  }, [name, load, dispatch]);

  return {
    photos,
    isPreparing: queued > 0,
    /** @returns the number of these files that the form now has */
    add: async (files: File[], ids?: string[]): Promise<number> => {
      const code = await need();
      return code ? dispatch(code.addPhotos(name, files, ids)) : 0;
    },
    remove: async (id: string): Promise<void> => {
      const code = await need();
      if (code) dispatch(code.removePhoto(name, id));
    },
  };
}
