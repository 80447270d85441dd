import { useSyncExternalStore } from 'react';
import { storeText, readStoredText } from '../../lib/browser-storage';

const key = 'password-alert-put-off';
const listeners = new Set<() => void>();

function write(userId: string | null): void {
  storeText('sessionStorage', key, userId);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Shows the alert about a temporary password again. Called at a sign-in or sign-out. */
export const resetSnooze = (): void => write(null);

/** Returns whether the alert is hidden, and a function that hides it in this tab until the next sign-in. */
export function useSnoozedAlert(userId: string): { isSnoozed: boolean; snooze: () => void } {
  const isSnoozed = useSyncExternalStore(
    subscribe,
    () => readStoredText('sessionStorage', key) === userId,
    () => false,
  );
  return { isSnoozed, snooze: () => write(userId) };
}
