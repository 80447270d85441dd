import type { Plant, PlantIssue } from './plant.js';

/** Default values of shipped entries: sources read on the same day, published, no picture, signed by no one. */
const defaults = { imageUrl: null, checkedOn: '2026-11-22', checkedBy: null, isPublished: true };

type Shipped<Entry> = Omit<Entry, keyof typeof defaults> & Partial<Entry>;

export type ShippedPlant = Shipped<Plant>;
export type ShippedIssue = Shipped<PlantIssue>;

export const complete = <Entry extends ShippedPlant | ShippedIssue>(entries: Entry[]) =>
  entries.map((entry) => ({ ...defaults, ...entry }));
