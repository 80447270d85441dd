import type { FinderFile } from '@sandhill/company/plant-guide/finder-file.js';
import { useCallback, useEffect, useState } from 'react';
import { fetchFromAnyCopy } from '../../../lib/fetch-from-any-copy';

/** Returns the finder's data. It is fetched after hydration and kept while the page is open. */
export function useFinderFile(address: string) {
  const [file, setFile] = useState<FinderFile>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    fetchFromAnyCopy<FinderFile>(address).then(setFile, () => setFailed(true));
  }, [address]);
  const loadAgain = useCallback(() => {
    setFailed(false);
    load();
  }, [load]);
  useEffect(load, [load]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    globalThis.addEventListener('online', loadAgain, { once: true });
    return () => globalThis.removeEventListener('online', loadAgain);
  }, [hasFailed, loadAgain]);
  return { file, hasFailed, loadAgain };
}
