/** Limits of an entry, equal in both languages: characters of a text, items of a list, and a plant's height in feet. */
export const entryBounds = {
  slug: 60,
  name: 80,
  scientificName: 120,
  synonyms: 20,
  synonym: 80,
  description: 5_000,
  careInstructions: 3_000,
  floridaSpecific: 3_000,
  heightFt: 150,
  /** Number of causes, of steps to take and of lines about prevention. */
  lines: 12,
  line: 400,
  signs: 20,
  issues: 30,
  plants: 60,
  lookAlikes: 20,
  sources: 10,
  sourceTitle: 200,
  sourceUrl: 500,
} as const;
