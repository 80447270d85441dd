import { createHash, randomBytes } from 'node:crypto';

/** Length of a token in bytes: long enough for the logs to recognize it as a token and leave it out. */
const tokenBytes = 40;

/** Returns a random token for a URL. Only its hash is stored. */
export const newStoredToken = () => randomBytes(tokenBytes).toString('base64url');

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');
