import { useState } from 'react';
import type { PictureFacts } from './picture-facts';
import { canPrepare, preparePicture, useShrinker } from './prepare-picture';
import { useQueueState } from './use-picture-queue';

/** Shrinks a form's one chosen file before it is judged. Several files are handed on as they are, to be refused. */
export function usePreparedPicture() {
  const [isPreparing, setPreparing] = useState(false);
  const { settings } = useQueueState();
  useShrinker();
  const prepare = (files: File[], take: (files: File[], facts?: PictureFacts) => void) => {
    const [file] = files;
    if (!file || files.length > 1 || !canPrepare(file)) return take(files);
    setPreparing(true);
    void preparePicture(file, settings.areOriginalsWanted)
      .then((prepared) => take([prepared.file], prepared.facts))
      .finally(() => setPreparing(false));
  };
  return { prepare, isPreparing };
}
