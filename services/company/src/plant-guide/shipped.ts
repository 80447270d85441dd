import type { Plant, PlantIssue } from './plant.js';

/** Read on the same day, published, without a picture, and signed by no one: an entry says where it differs. */
const defaults = { imageUrl: null, checkedOn: '2026-11-22', checkedBy: null, isPublished: true };

type Shipped<Entry> = Omit<Entry, keyof typeof defaults> & Partial<Entry>;

export type ShippedPlant = Shipped<Plant>;
export type ShippedIssue = Shipped<PlantIssue>;

/** Entries that the product ships, with what all of them share. */
export const complete = <Entry extends ShippedPlant | ShippedIssue>(entries: Entry[]) =>
  entries.map((entry) => ({ ...defaults, ...entry }));
