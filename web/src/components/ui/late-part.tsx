import { type ComponentType, useState } from 'react';
import { useLateCode } from '../../hooks/use-late-code';
import { PartFailed } from './part-failed';

/**
 * A part, such as a dialog, whose code arrives when it first shows. Where it does not arrive, a notice stands in its
 * place, and each opening asks again.
 */
export function latePart<Props extends { onClose?: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const { failures, ask } = useLateCode({ load, isWanted: true, onArrived: (code) => setPart(() => code) });
    if (Part) return <Part {...props} />;
    return failures > 0 ? <PartFailed onRetry={ask} onClose={props.onClose} /> : null;
  };
}
