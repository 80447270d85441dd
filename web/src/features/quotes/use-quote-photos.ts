import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../components/ui/toast/use-toast';
import { formAnswersContent } from '../../content/form-answers';
import { useContent } from '../../lib/language-context';
import { randomId } from '../../lib/random-id';
import { shrinkPicture } from '../../lib/shrink-picture';
import { type PhotoFault, photoFault, type QuotePhoto } from './photo-rules';
import { loadPhotos, savePhotos } from './quote-draft';

/** The photos of a draft: kept across a reload, each checked and shrunk before it is taken. */
export function useQuotePhotos(draftId: string) {
  const content = useContent(formAnswersContent).quote;
  const toast = useToast();
  const [photos, setPhotos] = useState<QuotePhoto[]>([]);
  const [working, setWorking] = useState(0);
  /** What is there now: while photos are prepared, others come and go. */
  const current = useRef<QuotePhoto[]>([]);
  /** Places of photos that are being prepared. */
  const promised = useRef(0);
  const restored = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback((next: QuotePhoto[]) => {
    current.current = next;
    setPhotos(next);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await loadPhotos(draftId);
      if (isCurrent && stored.length > 0) show(stored);
    };
    restored.current = restore();
    return () => {
      isCurrent = false;
    };
  }, [draftId, show]);

  const keep = (next: QuotePhoto[]) => {
    show(next);
    void savePhotos(draftId, next);
  };

  const tell = (fault: PhotoFault) => {
    const { title, text } = content[fault === 'heic' ? 'invalidType' : fault];
    const description = fault === 'heic' ? content.invalidType.heic : text;
    toast({ title, description, variant: 'destructive' });
  };

  /** Prepares one file, and takes it when it is ready; answers whether it was taken. */
  const take = async (file: File): Promise<boolean> => {
    const fault = photoFault(file, current.current.length + promised.current);
    if (fault) {
      tell(fault);
      return false;
    }
    promised.current += 1;
    try {
      const photo = { id: randomId(), name: file.name, dataUrl: await shrinkPicture(file) };
      keep([...current.current, photo]);
      return true;
    } catch {
      tell('unreadable');
      return false;
    } finally {
      promised.current -= 1;
    }
  };

  /** Takes the files that may be taken, one after the other, and answers how many those were. */
  const add = async (files: File[]): Promise<number> => {
    setWorking((others) => others + files.length);
    await restored.current;
    let taken = 0;
    for (const file of files) {
      if (await take(file)) taken += 1;
      setWorking((left) => left - 1);
    }
    return taken;
  };

  return {
    photos,
    isWorking: working > 0,
    add,
    remove: (id: string) => keep(current.current.filter((photo) => photo.id !== id)),
    clear: () => show([]),
  };
}
