import { storeJson, readStoredJson } from '../../../lib/browser-storage';
import type { DraftName } from '../draft-key';

/** A photo handover, kept beside the form's draft in the tab's session storage. */
export interface KeptHandover {
  desk: string;
  link: string;
  /** Ids of photos that the form has received, so that a photo that the visitor removed is not added again. */
  taken: string[];
}

const keyOf = (name: DraftName) => `${name}-phone`;

export const readHandover = (name: DraftName): KeptHandover | null =>
  readStoredJson('sessionStorage', keyOf(name));

/** Stores a form's photo handover. `null` deletes the stored one. */
export const keepHandover = (name: DraftName, handover: KeptHandover | null): void =>
  storeJson('sessionStorage', keyOf(name), handover);
