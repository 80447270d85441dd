import { useEffect, useMemo } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useFileDraft } from '../../../lib/drafts/use-file-draft';
import type { PictureFacts } from '../queue/picture-facts';

const noFacts: PictureFacts = {};

/** Keeps the file that was chosen in a form until the file is sent or removed. */
export function useImageFile(form: string) {
  const [file, chooseFile] = useFileDraft(`image-file/${form}`);
  const [facts, setFacts] = useDraft(`image-facts/${form}`, noFacts);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => {
    if (!preview) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  const choose = (chosen: File | null, known: PictureFacts = noFacts) => {
    chooseFile(chosen);
    setFacts(known);
  };
  return { file, facts, preview, choose };
}
