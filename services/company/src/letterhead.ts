import type { Site } from './content/site.js';
import { markPng } from './mark.js';

export const letterheadOf = ({ profile }: Site) => ({ name: profile.name, markPng });
