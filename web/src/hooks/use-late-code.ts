import { useCallback, useEffect, useRef, useState } from 'react';
import { nextTask } from '../lib/next-task';

interface LateCode<Code> {
  /** Loads the code; a function that stays the same. */
  load: () => Promise<Code>;
  isWanted: boolean;
  onArrived: (code: Code) => void;
}

/**
 * Asks for code that arrives late. What did not arrive is asked for again with `ask`, and by itself when the browser is
 * back online. `failures` counts the tries in vain.
 */
export function useLateCode<Code>({ load, isWanted, onArrived }: LateCode<Code>) {
  const [failures, setFailures] = useState(0);
  const state = useRef<'idle' | 'loading' | 'failed' | 'there'>('idle');
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const start = useCallback(async () => {
    state.current = 'loading';
    try {
      const code = await load();
      // Code begins in one task and draws in the next: a tap in between does not wait for both.
      await nextTask();
      state.current = 'there';
      arrived.current(code);
    } catch {
      state.current = 'failed';
      setFailures((count) => count + 1);
    }
  }, [load]);

  /** Another try, where the last one failed. */
  const ask = useCallback(() => {
    if (state.current === 'failed') void start();
  }, [start]);

  useEffect(() => {
    if (isWanted && state.current === 'idle') void start();
  }, [isWanted, start]);

  useEffect(() => {
    globalThis.addEventListener('online', ask);
    return () => globalThis.removeEventListener('online', ask);
  }, [ask]);
  return { failures, ask };
}
