import { useDispatch, useSelector, useStore } from 'react-redux';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import type { RootState } from '../../../lib/root-reducer';
import type { Section } from '../../../types/api';
import { zoneFault } from './image-rules';
import { manageActions, selectManage, type SeveralPhoto } from './manage-slice';
import { useQuickUpload } from './use-quick-upload';

/** Several photos, sent one after the other: a failure of one does not touch the others. */
export function useSeveralUploads() {
  const { zone } = useContent(imagesContent);
  const upload = useQuickUpload();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const { uploads: photos } = useSelector(selectManage);

  const set = (id: string, changed: Partial<SeveralPhoto>) =>
    dispatch(manageActions.uploadChanged({ ...changed, id }));

  const taken = (file: File): SeveralPhoto => {
    const fault = zoneFault([file]);
    const photo = { id: randomId(), file, progress: null };
    return fault
      ? { ...photo, state: 'failed', reason: zone[fault], canRetry: false }
      : { ...photo, state: 'waiting', canRetry: true };
  };

  const send = async (wanted: SeveralPhoto[], section: Section) => {
    for (const { id, file } of wanted) {
      // It may have been removed while others were sent.
      if (!selectManage(store.getState()).uploads.some((photo) => photo.id === id)) continue;
      set(id, { state: 'sending', progress: 0, reason: undefined });
      const failure = await upload({ file, section, onProgress: (progress) => set(id, { progress }) });
      const result: Partial<SeveralPhoto> = failure
        ? { state: 'failed', reason: failure.words.description }
        : { state: 'done' };
      set(id, { ...result, progress: null });
    }
  };

  return {
    photos,
    isBusy: photos.some(({ state }) => state === 'sending'),
    waiting: photos.filter(({ state }) => state === 'waiting'),
    add: (files: File[]) => dispatch(manageActions.uploadsAdded(files.map(taken))),
    remove: (id: string) => dispatch(manageActions.uploadRemoved(id)),
    clear: () => dispatch(manageActions.uploadsCleared()),
    send,
  };
}
