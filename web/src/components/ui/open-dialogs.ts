import { useEffect, useRef } from 'react';

interface OpenDialog {
  close: () => void;
}

/** The last one is on top. */
const open: OpenDialog[] = [];

/** Makes a dialog known for as long as it is rendered, so that what lies over it can leave a key to it. */
export function useOpenDialog(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const dialog = { close: () => latest.current() };
    open.push(dialog);
    return () => void open.splice(open.indexOf(dialog), 1);
  }, []);
}

/** Closes the dialog on top. @returns whether there was one */
export function closeTopDialog(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}
