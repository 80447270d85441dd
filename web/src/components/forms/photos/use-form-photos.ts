import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../lib/root-reducer';
import { type DraftName, openDraft } from '../drafts-slice';
import { selectFormPhotos } from './photos-slice';

/** The photo functions of a form's lazy code. */
type PhotoCode = Pick<typeof import('./form-photos'), 'addPhotos' | 'removePhoto' | 'restorePhotos'>;

interface LateCode {
  /** Loads it; stays the same from render to render. */
  load: () => Promise<PhotoCode>;
  /** Waits for it; undefined if it cannot be loaded. */
  need: () => Promise<PhotoCode | undefined>;
}

/** The photos of a form's draft, and what a visitor does with them. */
export function useFormPhotos(name: DraftName, { load, need }: LateCode) {
  const dispatch = useDispatch<AppDispatch>();
  const { photos, queued } = useSelector(selectFormPhotos(name));

  useEffect(() => {
    // Without their code the photos stay in the browser's store for the next page.
    if (dispatch(openDraft(name)).values)
      load().then(
        ({ restorePhotos }) => dispatch(restorePhotos(name)),
        () => undefined,
      );
  }, [name, load, dispatch]);

  return {
    photos,
    isPreparing: queued > 0,
    /** @returns how many were taken */
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
