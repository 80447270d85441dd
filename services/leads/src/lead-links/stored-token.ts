import { createHash, randomBytes } from 'node:crypto';

/** Long enough that logs know it as a token and leave it out. */
const tokenBytes = 40;

/** A random token for an address, of which only the hash is stored. */
export const newStoredToken = () => randomBytes(tokenBytes).toString('base64url');

/** The hash by which a token is found. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');
