import type { Site } from './content/site.js';
import { markPng } from './mark.js';

/** Returns the letterhead of each mail. */
export const letterheadOf = ({ profile }: Site) => ({ name: profile.name, markPng });
