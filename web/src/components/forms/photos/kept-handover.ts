import type { DraftName } from '../draft-key';

/** A photo handover, kept beside the form's draft in the tab's session storage. */
export interface KeptHandover {
  desk: string;
  link: string;
  /** Ids of photos that the form has received, so that a photo that the visitor removed is not added again. */
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

/** Stores a form's photo handover. `null` deletes the stored one. */
export function keepHandover(name: DraftName, handover: KeptHandover | null): void {
  try {
    if (handover) sessionStorage.setItem(keyOf(name), JSON.stringify(handover));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage, the handover lasts only as long as the page.
  }
}
