import { useSyncExternalStore } from 'react';

const key = 'password-alert-put-off';
const listeners = new Set<() => void>();

function write(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, userId);
  } catch {
    // Without storage, the alert cannot be hidden.
  }
  for (const tell of listeners) tell();
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
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
    () => read() === userId,
    () => false,
  );
  return { isPutOff, putOff: () => write(userId) };
}
