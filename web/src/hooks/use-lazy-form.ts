import { type ComponentType, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepTyped, readValues, restoreTyped, type TypedValues } from '../lib/typed-values';
import { useLateCode } from './use-late-code';
import { useNearViewport } from './use-near-viewport';

interface LazyForm<Props> {
  /** Under which what was typed is kept when the page is loaded again. */
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** Loads the form's behaviour; a function that stays the same. */
  load: () => Promise<ComponentType<Props>>;
  /** Something waits for the form wherever it stands. */
  isWanted?: boolean;
}

/** One try in vain may be a gap in the connection: the next touch asks again without a word. */
const silentFailures = 1;

/**
 * Loads a form's behaviour when it comes near the view or is focused, and hands over what was typed and where. Code that
 * did not arrive is asked for again at each touch; `hasFailed` says that this too was in vain, and what was typed then
 * outlives a reload.
 */
export function useLazyForm<Props>({ name, form, load, isWanted = false }: LazyForm<Props>) {
  const isNear = useNearViewport(form);
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState<{
    Live: ComponentType<Props>;
    typed: TypedValues;
    focused: string | null;
  }>();

  const comeAlive = (Live: ComponentType<Props>) => {
    const active = document.activeElement;
    const isInForm = active instanceof HTMLElement && form.current?.contains(active);
    const focused = isInForm ? active.getAttribute('name') : null;
    const typed = form.current ? readValues(form.current) : {};
    // At once: a letter typed between reading and drawing would be lost.
    flushSync(() => setState({ Live, typed, focused }));
  };
  const { failures, ask } = useLateCode({
    load,
    isWanted: isNear || isTouched || isWanted,
    onArrived: comeAlive,
  });
  const hasFailed = failures > silentFailures;

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    restoreTyped(name, element);
    const touch = () => {
      setTouched(true);
      ask();
    };
    element.addEventListener('focusin', touch);
    element.addEventListener('pointerdown', touch);
    return () => {
      element.removeEventListener('focusin', touch);
      element.removeEventListener('pointerdown', touch);
    };
  }, [name, form, ask]);

  useEffect(() => {
    if (!hasFailed || state) return undefined;
    const keep = () => form.current && keepTyped(name, form.current);
    globalThis.addEventListener('pagehide', keep);
    return () => globalThis.removeEventListener('pagehide', keep);
  }, [name, form, hasFailed, state]);

  const holdSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    ask();
  };
  return { Live: state?.Live, typed: state?.typed, focused: state?.focused ?? null, holdSubmit, hasFailed };
}
