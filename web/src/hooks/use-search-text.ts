import { useEffect, useRef, useState } from 'react';

/** How long a pause in typing is, in milliseconds, after which the address follows: browsers limit its changes. */
const pauseMs = 400;

/**
 * The text of a search field that the address holds. The field is uncontrolled, so that what was typed before hydration
 * stays; the address follows when the typing pauses, and the field follows the Back button.
 *
 * @param settled what the address says
 * @param onSettled writes it there
 */
export function useSearchText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  settled: string,
  onSettled: (text: string) => void,
) {
  const field = useRef<Field>(null);
  const [text, setText] = useState(settled);
  const written = useRef(settled);

  useEffect(() => {
    const { current } = field;
    // Typed before hydration.
    if (current?.value) setText(current.value);
    else if (current) current.value = written.current;
  }, []);

  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    setText(settled);
    if (field.current) field.current.value = settled;
  }, [settled]);

  useEffect(() => {
    if (text === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      onSettled(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  });

  return { field, text, onInput: () => setText(field.current?.value ?? '') };
}
