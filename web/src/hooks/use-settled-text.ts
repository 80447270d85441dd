import { useEffect, useState } from 'react';

/** How long a pause in typing is, in milliseconds, after which the server is asked. */
const pauseMs = 300;

/** A text that somebody types, and what it was when the typing last paused, without the spaces around it. */
export function useSettledText(): [text: string, settled: string, set: (text: string) => void] {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, settled, setText];
}
