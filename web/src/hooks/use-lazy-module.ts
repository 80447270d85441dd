import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNearViewport } from './use-near-viewport';

/**
 * Loads an element's code when the element comes near the viewport. `need` waits for the code.
 *
 * @param load must be stable across renders
 * @returns `need` resolves to undefined if the code cannot be loaded; `hasFailed` stays true until the code is loaded
 */
export function useLazyModule<Code extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<Code>,
) {
  const [code, setCode] = useState<Code>();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNearViewport(element);

  useEffect(() => {
    if (!isNear) return;
    // A failure is ignored here. `need` loads the code again and reports a failure.
    load().then(setCode, () => undefined);
  }, [isNear, load]);

  const need = useCallback(async (): Promise<Code | undefined> => {
    setLoading(true);
    try {
      const loaded = await load();
      setCode(loaded);
      setFailed(false);
      return loaded;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setLoading(false);
    }
  }, [load]);
  return { code, need, isLoading, hasFailed };
}
