import { OutcomeUnknown } from './mail-transport.js';

export interface DeliveryFailure {
  /**
   * `refused`: the server rejects this mail permanently. `sender_refused`: the server rejects our sender.
   * `not_signed_in`: the server rejects our login. `no_tls`: the connection cannot be encrypted. `away`: the server is
   * unreachable. `temporary`: a later attempt may succeed. `unknown`: the server may have accepted the mail.
   */
  kind: 'refused' | 'sender_refused' | 'not_signed_in' | 'no_tls' | 'away' | 'temporary' | 'unknown';
  /** The server's answer, or our description if there was none. */
  message: string;
  /** Code that is logged instead of the server's answer, which may repeat an email address. */
  code: string;
  hasReplyCode: boolean;
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
/** Reply codes for missing or rejected authentication, regardless of the command that they answer. */
const signIn = new Set([530, 534, 535, 538]);
/**
 * Reply code for a mail that is too large. The server may send it after MAIL FROM, although the sender is not the
 * problem.
 */
const tooLarge = 552;
/** Matches OpenSSL's codes for an invalid certificate. */
const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO|ISSUER|ALTNAME/;

export function deliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof OutcomeUnknown) {
    const { message, ...cause } = deliveryFailure(error.cause);
    return { ...cause, kind: 'unknown', message: `No answer after the mail was handed over: ${message}` };
  }
  const { code = 'unknown', response, responseCode } = (error ?? {}) as SmtpError;
  const kind = kindOf((error ?? {}) as SmtpError);
  const answer = response ?? (error instanceof Error ? error.message : String(error));
  // PostgreSQL cannot store U+0000, and an outcome that cannot be stored is written again without end.
  const message = answer.replaceAll('\0', '');
  return {
    kind,
    message: (kind === 'no_tls' ? withoutTls(message) : message).slice(0, 1000),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    hasReplyCode: responseCode !== undefined,
  };
}

function kindOf({
  code = '',
  originalCode = '',
  command = '',
  responseCode,
}: SmtpError): DeliveryFailure['kind'] {
  if (isSignInRefused(code, responseCode)) return 'not_signed_in';
  // A server that rejects EHLO has no STARTTLS either.
  if (/^(STARTTLS|EHLO)$/.test(command) && isRefusal(responseCode)) return 'no_tls';
  if (command === 'STARTTLS' && responseCode !== undefined) return 'no_tls';
  if (badCertificate.test(originalCode)) return 'no_tls';
  if (isRefusal(responseCode) && aboutTheMail.test(command))
    return command === 'MAIL FROM' && responseCode !== tooLarge ? 'sender_refused' : 'refused';
  // nodemailer itself rejects a mail without recipients or above the announced size limit.
  if (responseCode === undefined && isRejectedLocally(code, command)) return 'refused';
  // A server that answered with a code is reachable, even if it then disconnected (421).
  return away.has(code) && responseCode === undefined ? 'away' : 'temporary';
}

/** Adds the reason to a message, because a server without TLS only answers "unknown command". */
function withoutTls(message: string): string {
  return `The connection to the mail server cannot be encrypted (TLS): ${message}`;
}

function isRejectedLocally(code: string, command: string): boolean {
  return (code === 'EENVELOPE' && command === 'API') || (code === 'EMESSAGE' && command === 'MAIL FROM');
}

/** Returns whether the server rejects our login. A temporary reply (4xx) does not mean a wrong password. */
function isSignInRefused(code: string, responseCode: number | undefined): boolean {
  if (responseCode !== undefined && signIn.has(responseCode)) return true;
  const isTemporary = responseCode !== undefined && responseCode < 500;
  return !isTemporary && (code === 'EAUTH' || code === 'ENOAUTH');
}

/** Returns whether a reply code permanently rejects a mail. Excludes 503, which means a wrong sequence of commands. */
function isRefusal(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600 && responseCode !== 503;
}
