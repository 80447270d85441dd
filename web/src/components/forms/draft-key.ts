import { readStoredText } from '../../lib/browser-storage';

export type DraftName = 'quote' | 'contact' | 'chat' | 'chatContact';

/** Returns the key of a form's draft in session storage. */
export const draftKey = (name: DraftName): string => `${name}-draft`;

/** Returns whether this tab keeps a draft of the form. If it does not, the page need not load the code of drafts. */
export const isDraftKept = (name: DraftName): boolean =>
  typeof readStoredText('sessionStorage', draftKey(name)) === 'string';
