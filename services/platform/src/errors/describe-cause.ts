import { errorCode } from './error-code.js';

const causes: Readonly<Record<string, string>> = {
  '25006': 'it is read-only',
  '28P01': 'it refuses the password',
  '3D000': 'there is no such database',
  '53100': 'no space left on the disk',
  '53200': 'it is out of memory',
  '53300': 'it has no connection left',
  '55P03': 'a lock is not free',
  '57014': 'a statement took too long',
  '57P01': 'it is being stopped',
  '57P03': 'it is starting or stopping',
  '58030': 'its disk cannot be read or written',
  CERT_ENDS_SOON: 'the certificate ends soon and has not been renewed',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  EACCES: 'access is denied',
  EAI_AGAIN: 'its name cannot be looked up',
  EAUTH: 'it refuses the user name or password',
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'it broke the connection off',
  ENOSPC: 'no space left on the disk',
  ENOTFOUND: 'its name is not known',
  ETIMEDOUT: 'it does not answer',
  ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR: 'there is no certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is of another name',
  ESOCKET: 'it cannot be reached',
  ETLS: 'the connection cannot be encrypted',
  NoSuchBucket: 'a bucket is missing',
  disk_full: 'the disk is nearly full, free some space',
  SignatureDoesNotMatch: 'it refuses the secret key',
  InvalidAccessKeyId: 'it does not know the access key',
};

/**
 * Matches PostgreSQL's error codes for problems of the server itself, such as a full disk or a shutdown. Messages with
 * these codes name files and limits, but no values of a statement.
 */
const ofTheMachine = /^(53|57|58|08)/;

/** Explains to operators why a dependency does not work. The text contains no request data and no email address. */
export function describeCause(error: unknown): string {
  const code = errorCode(error);
  const known = code && causes[code];
  if (known) return known;
  if (/no answer within|timeout|timed out/i.test((error as Error | undefined)?.message ?? ''))
    return 'it does not answer';
  if (/^(MISCONF|OOM) /.test((error as Error | undefined)?.message ?? ''))
    return 'it has no room left on its disk or in its memory';
  return code ? `it fails (${code})` : 'it fails';
}

/**
 * Returns whether the message of a database error may be logged, because it is about the machine and not about the
 * data.
 */
export const isLoggableDatabaseError = (error: unknown) => ofTheMachine.test(errorCode(error) ?? '');
