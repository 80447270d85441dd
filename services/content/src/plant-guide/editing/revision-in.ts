import { readIfMatch } from '../../drafts/if-match.js';

/** Returns the revision that a change names; undefined if it names none. */
export const revisionIn = (header: string | undefined): number | undefined =>
  header === undefined ? undefined : readIfMatch(header);
