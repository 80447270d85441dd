import { useEffect, useRef, useState } from 'react';

/**
 * Pause in typing after which the text is written to the URL, in milliseconds. Browsers limit the number of such
 * changes.
 */
const pauseMs = 400;

/**
 * Returns the text of a search field whose value is in the URL. The field is uncontrolled, so that text typed before
 * hydration stays. When the typing pauses, the trimmed text is written to the URL. The Back button restores the field.
 *
 * @param settled text in the URL
 * @param onSettled writes a text to the URL
 * @param isHeld keeps the text out of the URL, for instance while the URL of another page is open
 */
export function useSearchText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  settled: string,
  onSettled: (text: string) => void,
  isHeld = false,
) {
  const field = useRef<Field>(null);
  const [text, setText] = useState(settled);
  const written = useRef(settled.trim());

  useEffect(() => {
    const { current } = field;
    // Adopts text that was typed before hydration. Otherwise, shows the text in the URL.
    if (current?.value) setText(current.value);
    else if (current) current.value = written.current;
  }, []);

  useEffect(() => {
    if (settled.trim() === written.current) return;
    written.current = settled.trim();
    setText(settled);
    if (field.current) field.current.value = settled;
  }, [settled]);

  useEffect(() => {
    if (isHeld || text.trim() === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text.trim();
      onSettled(written.current);
    }, pauseMs);
    return () => clearTimeout(timer);
  });

  return { field, text, onInput: () => setText(field.current?.value ?? '') };
}
