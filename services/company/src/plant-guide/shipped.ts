import type { Plant, PlantIssue } from './plant.js';

/** Default values of shipped entries: no picture, sources read on this day, not signed, published. */
const defaults = { imageUrl: null, checkedOn: '2026-11-22', checkedBy: null, isPublished: true };

type Shipped<Entry> = Omit<Entry, keyof typeof defaults> & Partial<Entry>;

export type ShippedPlant = Shipped<Plant>;
export type ShippedIssue = Shipped<PlantIssue>;

export const complete = <Entry extends ShippedPlant | ShippedIssue>(entries: Entry[]) =>
  entries.map((entry) => ({ ...defaults, ...entry }));
