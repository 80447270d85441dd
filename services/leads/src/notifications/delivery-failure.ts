import { FateUnknown } from './mail-transport.js';

/** What a failed sending means for the mail. */
export interface DeliveryFailure {
  /**
   * `refused`: for good, by the server's words. `not_signed_in`: the server will not have us, whatever the mail
   * is. `away`: no server to talk to. `temporary`: not now. `unknown`: the server may have taken the mail.
   */
  kind: 'refused' | 'not_signed_in' | 'away' | 'temporary' | 'unknown';
  /** The server's words, or ours when it said nothing. */
  words: string;
  /** For the log, which holds no words: they may repeat an address. */
  code: string;
}

interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const aboutTheMail = /^(MAIL FROM|RCPT TO|DATA|API)/;
const away = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'ECONNREFUSED', 'EPROXY']);
/** Replies that say "sign in first" or "not with this name", wherever they come. */
const signIn = new Set([530, 534, 535, 538]);

/** Reads what nodemailer throws. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof FateUnknown) {
    const { words, code } = deliveryFailure(error.cause);
    return { kind: 'unknown', words: `No answer after the mail was handed over: ${words}`, code };
  }
  const { code = 'unknown', command = '', response, responseCode } = (error ?? {}) as SmtpError;
  const words = (response ?? (error instanceof Error ? error.message : String(error))).slice(0, 1000);
  const told = { words, code: responseCode === undefined ? code : `${code} ${responseCode}` };
  if (isSignInRefused(code, responseCode)) return { kind: 'not_signed_in', ...told };
  if (isRefusal(responseCode) && aboutTheMail.test(command)) return { kind: 'refused', ...told };
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'refused', ...told };
  // A server that has said a number was there, also when it hung up right after it (421).
  return { kind: away.has(code) && responseCode === undefined ? 'away' : 'temporary', ...told };
}

/** A server that says "later" while we sign in has nothing against our password. */
function isSignInRefused(code: string, responseCode: number | undefined): boolean {
  if (responseCode !== undefined && signIn.has(responseCode)) return true;
  const isLater = responseCode !== undefined && responseCode < 500;
  return !isLater && (code === 'EAUTH' || code === 'ENOAUTH');
}

/** 503 says that the session was in the wrong state, which is nothing against the mail. */
function isRefusal(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600 && responseCode !== 503;
}
