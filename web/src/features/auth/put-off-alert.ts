import { useSyncExternalStore } from 'react';
import { keepText, readText } from '../../lib/kept';

const key = 'password-alert-put-off';
const listeners = new Set<() => void>();

function write(userId: string | null): void {
  keepText('sessionStorage', key, userId);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Shows the alert about a temporary password again. Called at a sign-in or sign-out. */
export const bringAlertBack = (): void => write(null);

/** Returns whether the alert is hidden, and a function that hides it in this tab until the next sign-in. */
export function usePutOffAlert(userId: string): { isPutOff: boolean; putOff: () => void } {
  const isPutOff = useSyncExternalStore(
    subscribe,
    () => readText('sessionStorage', key) === userId,
    () => false,
  );
  return { isPutOff, putOff: () => write(userId) };
}
