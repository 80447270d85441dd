import type { SiteContent } from '@sandhill/company/content/site-content.js';

/** Words that are not saved yet, kept in this browser for the user who typed them. */
export interface KeptDraft {
  /** Of the draft from which they were begun. */
  revision: number;
  /** That draft's content, to see what another editor changed meanwhile. */
  before: SiteContent;
  content: SiteContent;
  /** What was sent and may be saved, although no answer said so. */
  sent: SiteContent[];
}

const keyOf = (userId: string) => `site-draft:${userId}`;

/** @returns null if nothing is kept, or the browser keeps nothing */
export function readKept(userId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}

export function keep(userId: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Without storage the words are kept until the page is left, and saved within a second.
  }
}

export function forgetKept(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}
