import { useEffect, useState } from 'react';
import { useToast } from '../../components/ui/toast/use-toast';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { randomId } from '../../lib/random-id';
import { shrinkPicture } from '../../lib/shrink-picture';
import { type PhotoFault, photoFault, type QuotePhoto } from './photo-rules';
import { loadPhotos, savePhotos } from './quote-draft';

/** The photos of a draft: kept across a reload, each checked and shrunk before it is taken. */
export function useQuotePhotos(draftId: string) {
  const content = useContent(formsContent).quote;
  const toast = useToast();
  const [photos, setPhotos] = useState<QuotePhoto[]>([]);
  const [working, setWorking] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await loadPhotos(draftId);
      if (isCurrent && stored.length > 0) setPhotos((taken) => (taken.length > 0 ? taken : stored));
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [draftId]);

  const keep = (next: QuotePhoto[]) => {
    setPhotos(next);
    void savePhotos(draftId, next);
  };

  const tell = (fault: PhotoFault) => {
    const { title, text } = content[fault === 'heic' ? 'invalidType' : fault];
    const description = fault === 'heic' ? content.invalidType.heic : text;
    toast({ title, description, variant: 'destructive' });
  };

  /** Takes the files that may be taken, and answers how many those were. */
  const add = async (files: File[]): Promise<number> => {
    const taken = [...photos];
    setWorking(files.length);
    for (const file of files) {
      const fault = photoFault(file, taken.length);
      if (fault) tell(fault);
      else {
        try {
          taken.push({ id: randomId(), name: file.name, dataUrl: await shrinkPicture(file) });
        } catch {
          tell('unreadable');
        }
      }
      setWorking((left) => left - 1);
    }
    keep(taken);
    return taken.length - photos.length;
  };

  return {
    photos,
    isWorking: working > 0,
    add,
    remove: (id: string) => keep(photos.filter((photo) => photo.id !== id)),
    clear: () => setPhotos([]),
  };
}
