export type DraftName = 'quote' | 'contact' | 'chat' | 'chatContact';

/** Returns the key of a form's draft in session storage. */
export const draftKey = (name: DraftName): string => `${name}-draft`;

/** Returns whether this tab keeps a draft of the form, so that a page can leave the code of drafts unloaded. */
export function isDraftKept(name: DraftName): boolean {
  try {
    return sessionStorage.getItem(draftKey(name)) !== null;
  } catch {
    // Without storage, nothing is kept.
    return false;
  }
}
