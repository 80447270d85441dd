import { storeJson, readStoredJson } from './browser-storage';

const key = 'chat';

/** Lifetime of the entry in milliseconds; the same as that of the conversation's cookie. */
const keptMs = 7 * 86_400_000;

/** The help-chat conversation that this browser has begun. Its secret is in a cookie that scripts cannot read. */
interface KeptChat {
  sessionId: string;
  begunAt: number;
  reference?: string;
}

/** Returns the conversation that any tab of this browser has begun; null if there is none or it is too old. */
export function readKeptChat(): KeptChat | null {
  const kept = readStoredJson<KeptChat>('localStorage', key);
  return kept && Date.now() - kept.begunAt < keptMs ? kept : null;
}

/** Stores the conversation; null deletes the stored one. */
export const keepChat = (chat: KeptChat | null): void => storeJson('localStorage', key, chat);
