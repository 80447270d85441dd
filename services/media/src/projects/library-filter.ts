import { categoryNames } from '@sandhill/company/categories.js';
import { plants } from '@sandhill/company/plant-guide/plants/all.js';
import { wordsOf } from '@sandhill/company/words.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { ManagedProjectsQuery } from './dto/managed-projects.query.js';
import { scopeOf, type PictureScope } from './picture-scope.js';

/** A word that is searched for, and what is called by it in either language. */
export interface LibraryWord {
  text: string;
  categories: string[];
  /** Slugs of the plants that the product ships. */
  plants: string[];
}

/** A search of staff in the library, within their permissions. */
export interface LibraryFilter extends PictureScope {
  words?: readonly LibraryWord[];
  /** An account; null for pictures without one. */
  uploader?: string | null;
  /** The first and the last day of uploading, on the office's clock: `2026-11-26`. */
  from?: string;
  to?: string;
  isUnused?: boolean;
  /** Those that wait for an approval, instead of those that visitors see. */
  isWaiting?: boolean;
}

/** More words than this find nothing that fewer do not. */
const mostWords = 8;

export function libraryFilter(
  { q, uploader, from, to, unused, waiting }: ManagedProjectsQuery,
  caller: Identity,
): LibraryFilter {
  const words = q?.split(/\s+/).filter(Boolean).slice(0, mostWords).map(toWord);
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

/** Names without accents and capitals, by what they name. */
const plain = (...names: string[]) => wordsOf(names.join(' ')).join(' ');

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
