import { FateUnknown } from './mail-transport.js';

/** What a failed sending means for the mail. */
export interface DeliveryFailure {
  /**
   * `refused`: this mail, for good. `sender_refused`: whatever we send. `not_signed_in`: the server will not have us.
   * `no_tls`: it cannot be talked to in secret. `away`: no server to talk to. `temporary`: not now. `unknown`: the
   * server may have taken the mail.
   */
  kind: 'refused' | 'sender_refused' | 'not_signed_in' | 'no_tls' | 'away' | 'temporary' | 'unknown';
  /** The server's words, or ours when it said nothing. */
  words: string;
  /** For the log, which holds no words: they may repeat an address. */
  code: string;
  /** The server said so, not we. */
  isAnswer: boolean;
}

interface SmtpError {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const aboutTheMail = /^(MAIL FROM|RCPT TO|DATA|API)/;
const away = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'ECONNREFUSED', 'EPROXY']);
/** Replies that say "sign in first" or "not with this name", wherever they come. */
const signIn = new Set([530, 534, 535, 538]);
/** A mail that is too large is refused together with its sender, and is no trouble with the sender. */
const tooLarge = 552;
/** OpenSSL's words for a certificate that does not hold. */
const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO|ISSUER|ALTNAME/;

/** Reads what nodemailer throws. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof FateUnknown) {
    const { words, ...cause } = deliveryFailure(error.cause);
    return { ...cause, kind: 'unknown', words: `No answer after the mail was handed over: ${words}` };
  }
  const { code = 'unknown', response, responseCode } = (error ?? {}) as SmtpError;
  const kind = kindOf((error ?? {}) as SmtpError);
  const words = response ?? (error instanceof Error ? error.message : String(error));
  return {
    kind,
    words: (kind === 'no_tls' ? withoutTls(words) : words).slice(0, 1000),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isAnswer: responseCode !== undefined,
  };
}

function kindOf({
  code = '',
  originalCode = '',
  command = '',
  responseCode,
}: SmtpError): DeliveryFailure['kind'] {
  if (isSignInRefused(code, responseCode)) return 'not_signed_in';
  // A server that does not know EHLO knows no STARTTLS either.
  if (/^(STARTTLS|EHLO)$/.test(command) && isRefusal(responseCode)) return 'no_tls';
  if (command === 'STARTTLS' && responseCode !== undefined) return 'no_tls';
  if (badCertificate.test(originalCode)) return 'no_tls';
  if (isRefusal(responseCode) && aboutTheMail.test(command))
    return command === 'MAIL FROM' && responseCode !== tooLarge ? 'sender_refused' : 'refused';
  // What the server would not take is not sent: no recipient, or more than it announced to take.
  if (responseCode === undefined && isOurs(code, command)) return 'refused';
  // A server that has said a number was there, also when it hung up right after it (421).
  return away.has(code) && responseCode === undefined ? 'away' : 'temporary';
}

/** A server that will not encrypt says no more than that it does not know the command. */
function withoutTls(words: string): string {
  return `The connection to the mail server cannot be encrypted (TLS): ${words}`;
}

function isOurs(code: string, command: string): boolean {
  return (code === 'EENVELOPE' && command === 'API') || (code === 'EMESSAGE' && command === 'MAIL FROM');
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
