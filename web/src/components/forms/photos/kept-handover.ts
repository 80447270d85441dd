import type { DraftName } from '../drafts-slice';

/** A form's way to a phone, kept with the draft in the tab's session storage. */
export interface KeptHandover {
  desk: string;
  link: string;
  /** Photos that the form has taken: one that is removed there does not come back. */
  taken: string[];
}

const keyOf = (name: DraftName) => `${name}-phone`;

export function readHandover(name: DraftName): KeptHandover | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as KeptHandover | null;
  } catch {
    return null;
  }
}

/** @param handover null forgets it */
export function keepHandover(name: DraftName, handover: KeptHandover | null): void {
  try {
    if (handover) sessionStorage.setItem(keyOf(name), JSON.stringify(handover));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // The way then lasts as long as the page.
  }
}
