import { useEffect, useState } from 'react';

/** Pause in typing after which the server is queried, in milliseconds. */
const pauseMs = 300;

/** Returns the typed text, the trimmed text at the last pause in typing, and a function that sets the text. */
export function useDebouncedText(): [text: string, settled: string, set: (text: string) => void] {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, settled, setText];
}
