import { type ComponentType, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNearViewport } from './use-near-viewport';

/** What was typed before a form came to life; several boxes of one name make a list. */
type TypedValues = Record<string, string | string[]>;

function readValues(form: HTMLFormElement): TypedValues {
  const data = new FormData(form);
  const values: TypedValues = {};
  for (const name of new Set(data.keys())) {
    const isBox = form.querySelector(`input[type="checkbox"][name="${name}"]`) !== null;
    const all = data.getAll(name).map(String);
    values[name] = isBox ? all : (all[0] ?? '');
  }
  return values;
}

/** Loads a form's behaviour when it comes near the view or is focused, and hands over what was typed and where. */
export function useLazyForm<Props>(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<ComponentType<Props>>,
) {
  const isNear = useNearViewport(form);
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState<{
    Live: ComponentType<Props>;
    typed: TypedValues;
    focused: string | null;
  }>();
  const isWanted = isNear || isTouched;
  const isLive = state !== undefined;

  useEffect(() => {
    const touch = () => setTouched(true);
    const element = form.current;
    element?.addEventListener('focusin', touch);
    element?.addEventListener('pointerdown', touch);
    return () => {
      element?.removeEventListener('focusin', touch);
      element?.removeEventListener('pointerdown', touch);
    };
  }, [form]);

  useEffect(() => {
    if (!isWanted || isLive) return;
    const comeAlive = async () => {
      const Live = await load();
      const active = document.activeElement;
      const isInForm = active instanceof HTMLElement && form.current?.contains(active);
      const focused = isInForm ? active.getAttribute('name') : null;
      const typed = form.current ? readValues(form.current) : {};
      // At once: a letter typed between reading and drawing would be lost.
      flushSync(() => setState({ Live, typed, focused }));
    };
    // Code that did not arrive is asked for again at the next touch.
    comeAlive().catch(() => setTouched(false));
  }, [isWanted, isLive, load, form]);

  const holdSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
  };
  return { Live: state?.Live, typed: state?.typed, focused: state?.focused ?? null, holdSubmit };
}
