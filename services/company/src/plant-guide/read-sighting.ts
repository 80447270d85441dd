import type { Month } from '../guides/service-guide.js';
import type { FinderFile, FinderIssue, FinderPlant, FinderSign } from './finder-file.js';
import type { PlantGroup } from './plant.js';
import { phraseOf, ReadText, Vocabulary } from './read-text.js';

/** The visitor's taps and text. All are optional. */
export interface Sighting {
  /**
   * Groups of plants. Only issues of these groups are candidates, unless the text or the plant points to other groups.
   */
  groups?: readonly PlantGroup[];
  /**
   * Id of the part of the plant where the problem was seen. Signs of other parts then count half if the text names
   * them.
   */
  part?: string;
  /** Ids of tapped signs. */
  signs?: readonly string[];
  /** Text in English, Spanish or both. */
  text?: string;
  /** Slug of the plant. */
  plant?: string;
  month?: Month;
}

export interface Seen {
  /** Factor by which each sign's weight is multiplied, by the sign's id. */
  signs: Map<string, number>;
  plants: FinderPlant[];
  /** Groups that the text or the plant points to. */
  groups: Set<PlantGroup>;
  /** Slugs of issues that the text names. */
  named: Set<string>;
  month: Month | undefined;
}

const groupWords: { groups: PlantGroup[]; words: string[] }[] = [
  { groups: ['lawn'], words: ['lawn', 'césped'] },
  { groups: ['palm'], words: ['palm', 'palma', 'palmera'] },
  { groups: ['tree'], words: ['tree', 'árbol'] },
  { groups: ['hedge', 'shrub'], words: ['hedge', 'bush', 'shrub', 'seto', 'cerca', 'arbusto', 'mata'] },
];

export function readSighting(
  file: FinderFile,
  { signs = [], text = '', part, plant, month }: Sighting,
): Seen {
  const index = indexOf(file);
  const said = new ReadText(text, index.vocabulary);
  const says = (phrases: string[][] = []) => phrases.some((phrase) => said.says(phrase));
  const plants = file.plants.filter(({ slug }, place) => slug === plant || says(index.plants[place]));
  const groups = new Set([
    ...groupWords.filter((_, place) => says(index.groups[place])).flatMap((words) => words.groups),
    ...plants.map(({ group }) => group),
  ]);
  const shareOf = (sign: FinderSign) =>
    (!part || sign.part === part ? 1 : 0.5) * shareIn(sign.groups, groups);
  const found = file.signs.filter((_, place) => says(index.signs[place]));
  return {
    signs: new Map([
      ...found.map((sign): [string, number] => [sign.id, shareOf(sign)]),
      ...signs.map((id): [string, number] => [id, 1]),
    ]),
    plants,
    groups,
    named: new Set(file.issues.filter((_, place) => says(index.issues[place])).map(({ slug }) => slug)),
    month,
  };
}

/**
 * Returns a factor for points: 0.5 if the visitor means plant groups of which none is among `groups`, otherwise
 * 1.
 */
export const shareIn = (groups: readonly PlantGroup[], meant: ReadonlySet<PlantGroup>): number =>
  meant.size === 0 || overlap(groups, meant) ? 1 : 0.5;

export function overlap<T>(some: readonly T[], others: ReadonlySet<T> | readonly T[]): boolean {
  const set = new Set(others);
  return some.some((one) => set.has(one));
}

/** Phrases, as lists of word keys, by which a text names each sign, plant, issue or group, in the order of the file. */
interface Index {
  vocabulary: Vocabulary;
  signs: string[][][];
  plants: string[][][];
  issues: string[][][];
  groups: string[][][];
}

const indexes = new WeakMap<FinderFile, Index>();

/** Returns the phrases of a finder file. They are collected only once for each file. */
function indexOf(file: FinderFile): Index {
  const index = indexes.get(file) ?? makeIndex(file);
  indexes.set(file, index);
  return index;
}

function makeIndex(file: FinderFile): Index {
  const signs = file.signs.map(({ words }) => words);
  const plants = file.plants.map(namesOf);
  const issues = file.issues.map(namesOf);
  const groups = groupWords.map(({ words }) => words);
  return {
    vocabulary: new Vocabulary([signs, plants, issues, groups].flat(2)),
    signs: signs.map(phrasesOf),
    plants: plants.map(phrasesOf),
    issues: issues.map(phrasesOf),
    groups: groups.map(phrasesOf),
  };
}

const namesOf = ({ name, words }: FinderPlant | FinderIssue): string[] => [name.en, name.es, ...words];

const phrasesOf = (words: readonly string[]): string[][] =>
  words.map(phraseOf).filter((phrase) => phrase.length > 0);
