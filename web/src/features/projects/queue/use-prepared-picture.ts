import { useState } from 'react';
import type { PictureFacts } from './picture-facts';
import { canPrepare, preparePicture, usePreloadShrinker } from './prepare-picture';
import { useQueueState } from './use-picture-queue';

/**
 * Returns a function that shrinks the single file chosen in a form before it is checked. Several files are passed on
 * unchanged, so that the form refuses them.
 */
export function usePreparedPicture() {
  const [isPreparing, setPreparing] = useState(false);
  const { settings } = useQueueState();
  usePreloadShrinker();
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
