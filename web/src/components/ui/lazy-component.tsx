import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { PartFailed } from './part-failed';

/**
 * Returns a component, such as a dialog, whose code loads when it is first shown. A spinner is shown until the code has
 * loaded. If loading fails, a notice offers a retry.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LazyComponent(props: Props & { onClose?: () => void }) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [hasFailed, setFailed] = useState(false);
    const start = useCallback(() => {
      setFailed(false);
      load().then(
        (code) => setPart(() => code),
        () => setFailed(true),
      );
    }, []);
    useEffect(start, [start]);
    if (Part) return <Part {...props} />;
    if (hasFailed) return <PartFailed onRetry={start} onClose={props.onClose} />;
    return (
      <span data-loading className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
        <span className="size-10 animate-spin rounded-full border-4 border-line border-t-primary" />
      </span>
    );
  };
}
