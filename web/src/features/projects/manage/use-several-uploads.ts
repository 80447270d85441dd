import { useRef, useState } from 'react';
import type { Progress } from '../../../components/ui/sending-progress';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import type { Section } from '../../../types/api';
import { zoneFault } from './image-rules';
import { useQuickUpload } from './use-quick-upload';

/** One of several photos, and how far it is. */
export interface SeveralPhoto {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  progress: Progress;
  /** Why it was not kept. */
  reason?: string;
  /** Not for a file that no try makes better. */
  canRetry: boolean;
}

/** Several photos, sent one after the other: what becomes of one does not touch the others. */
export function useSeveralUploads() {
  const { zone } = useContent(imagesContent);
  const upload = useQuickUpload();
  const [photos, setPhotos] = useState<SeveralPhoto[]>([]);
  /** Taken off the list, perhaps while others are on their way. */
  const removed = useRef(new Set<string>());
  const isBusy = photos.some(({ state }) => state === 'sending');

  const set = (id: string, changed: Partial<SeveralPhoto>) =>
    setPhotos((known) => known.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));

  const taken = (file: File): SeveralPhoto => {
    const fault = zoneFault([file]);
    const photo = { id: randomId(), file, progress: null };
    return fault
      ? { ...photo, state: 'failed', reason: zone[fault], canRetry: false }
      : { ...photo, state: 'waiting', canRetry: true };
  };

  const send = async (wanted: SeveralPhoto[], section: Section) => {
    for (const { id, file } of wanted) {
      if (removed.current.has(id)) continue;
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
    isBusy,
    waiting: photos.filter(({ state }) => state === 'waiting'),
    add: (files: File[]) => setPhotos((known) => [...known, ...files.map(taken)]),
    remove: (id: string) => {
      removed.current.add(id);
      setPhotos((known) => known.filter((photo) => photo.id !== id));
    },
    clear: () => setPhotos([]),
    send,
  };
}
