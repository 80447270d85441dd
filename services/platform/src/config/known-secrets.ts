import { ValidateBy } from 'class-validator';

/** Secrets that anyone who has read this repository or a manual would try. */
const known = new Set([
  'admin',
  'auth',
  'leads',
  'media',
  'minio',
  'minioadmin',
  'password',
  'postgres',
  'queue',
  'redis',
  'right-password',
  's3rver',
  'sandhill',
  'secret',
  'a-secret-of-the-store',
]);
const knownParts = /only-for-tests|change-?me|example|placeholder|your-?(password|secret)/i;

/** Returns whether a secret is publicly known. If the value is a URL, checks the URL's password. */
export function isPublicSecret(value: string): boolean {
  const secret = value.includes('://') ? passwordIn(value) : value;
  if (secret === '') return false;
  return known.has(secret.toLowerCase()) || knownParts.test(secret) || /^(.)\1*$/su.test(secret);
}

function passwordIn(address: string): string {
  try {
    return decodeURIComponent(URL.parse(address)?.password ?? '');
  } catch {
    return '';
  }
}

/**
 * Rejects publicly known secrets, and URLs with such a password, if `SITE_MODE` is `live`. The error message does not
 * repeat the secret.
 */
export const IsNotKnownSecret = (): PropertyDecorator =>
  ValidateBy({
    name: 'isNotKnownSecret',
    validator: {
      validate: (value: unknown, arguments_) => {
        const isLive = (arguments_?.object as { SITE_MODE?: string } | undefined)?.SITE_MODE === 'live';
        return !isLive || typeof value !== 'string' || !isPublicSecret(value);
      },
      defaultMessage: () => '$property must not be a known secret when SITE_MODE is live',
    },
  });
