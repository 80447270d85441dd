import { createHash } from 'node:crypto';

/** Returns the hash by which a picture that is sent again is recognized. */
export const contentHashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
