import { useEffect, useRef } from 'react';
import type { User } from '../../types/api';
import { usePasskeySignInMutation } from './api/auth-api';
import { offersPasskeysInFields, stopOffering } from './passkey-ceremony';

/**
 * Interval between challenges in milliseconds. A challenge is valid for five minutes, but the form may be open for
 * longer.
 */
const askedAgainAfterMs = 4 * 60_000;

interface PasskeysInFields {
  /** Whether another passkey challenge is open. The browser allows only one. */
  isBusy: boolean;
  onSignedIn: (user: User) => void;
  onFailed: (failure: unknown) => void;
}

export function usePasskeysInFields({ isBusy, onSignedIn, onFailed }: PasskeysInFields): void {
  const [signIn] = usePasskeySignInMutation();
  const listeners = useRef({ onSignedIn, onFailed });
  useEffect(() => {
    listeners.current = { onSignedIn, onFailed };
  });
  useEffect(() => {
    if (isBusy) return undefined;
    let isOver = false;
    let isOffered = false;
    const offer = async () => {
      if (!(await offersPasskeysInFields()) || isOver) return;
      isOffered = true;
      const answer = await signIn({ isInFields: true });
      if (isOver) return;
      if (answer.data) listeners.current.onSignedIn(answer.data.user);
      // This sign-in runs in the background, so a failure is reported only if the user had already chosen a passkey.
      else if ('code' in answer.error && answer.error.code === 'passkey_invalid')
        listeners.current.onFailed(answer.error);
    };
    const start = () => void offer().catch(() => undefined);
    start();
    const timer = setInterval(start, askedAgainAfterMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      if (isOffered) void stopOffering().catch(() => undefined);
    };
  }, [isBusy, signIn]);
}
