import { markPng } from './mark.js';
import { profile } from './profile.js';

/** What stands at the head of each mail. */
export const letterhead = { name: profile.name, markPng };
