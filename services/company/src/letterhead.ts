import type { Site } from './content/site.js';
import { markPng } from './mark.js';

/** The letterhead of each mail. */
export const letterheadOf = ({ profile }: Site) => ({ name: profile.name, markPng });
