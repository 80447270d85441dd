import { createHash } from 'node:crypto';

/** By which a picture that is sent again is known. */
export const contentHashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
