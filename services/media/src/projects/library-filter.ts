import { categoryNames } from '@sandhill/company/categories.js';
import { plants } from '@sandhill/company/plant-guide/plants/all.js';
import { tokenize } from '@sandhill/company/tokenize.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { ManagedProjectsQuery } from './dto/managed-projects.query.js';
import { scopeOf, type PictureScope } from './picture-scope.js';

/** A word of a search, with the categories and plants whose names contain the word in either language. */
interface LibraryWord {
  text: string;
  categories: string[];
  /** Slugs of plants that come with the software. */
  plants: string[];
}

export interface LibraryFilter extends PictureScope {
  words?: readonly LibraryWord[];
  /** Id of the account that uploaded the picture. Null finds pictures without an uploader. */
  uploader?: string | null;
  /** First (`from`) and last (`to`) day of the upload in the office's time zone, such as `2026-11-26`. */
  from?: string;
  to?: string;
  isUnused?: boolean;
  /** Whether to find pictures that wait for an approval, instead of pictures that visitors see. */
  isWaiting?: boolean;
}

/** Limit on the words of a search. Further words are ignored. */
const maxWords = 8;

export function libraryFilter(
  { q, uploader, from, to, unused, waiting }: ManagedProjectsQuery,
  caller: Identity,
): LibraryFilter {
  const words = q?.split(/\s+/).filter(Boolean).slice(0, maxWords).map(toWord);
  return {
    ...scopeOf(caller),
    ...(words && words.length > 0 && { words }),
    ...(uploader !== undefined && { uploader: uploaderOf(uploader, caller) }),
    from,
    to,
    ...(unused && { isUnused: true }),
    ...(waiting && { isWaiting: true }),
  };
}

function uploaderOf(uploader: string, { userId }: Identity): string | null {
  if (uploader === 'none') return null;
  return uploader === 'me' ? userId : uploader;
}

const plain = (...names: string[]) => tokenize(names.join(' ')).join(' ');

const categoriesByName = Object.entries(categoryNames).map(
  ([id, { en, es }]) => [id, plain(en, es)] as const,
);
const plantsByName = plants.map(
  ({ slug, name, nameEs, scientificName, synonyms }) =>
    [slug, plain(name, nameEs, scientificName, ...synonyms)] as const,
);

function toWord(text: string): LibraryWord {
  const asked = plain(text);
  const called = (names: ReadonlyArray<readonly [string, string]>) =>
    asked === '' ? [] : names.filter(([, name]) => name.includes(asked)).map(([id]) => id);
  return { text, categories: called(categoriesByName), plants: called(plantsByName) };
}
