import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './pages';

/** In a set: what each of its pages was drawn from. Public servers show it to no one. */
export const keysFile = 'set.keys';

type Keys = Record<string, string>;

/** The pages of a set of the same build: one that would be drawn from the same is taken over. */
export interface PagesBefore {
  folder: string;
  keys: Keys;
}

/** Undefined without a folder, and for a set from before there were keys. */
export function readPagesBefore(folder: string | undefined): PagesBefore | undefined {
  if (!folder) return undefined;
  try {
    return { folder, keys: JSON.parse(readFileSync(path.join(folder, keysFile), 'utf8')) as Keys };
  } catch {
    return undefined;
  }
}

interface KeyParts {
  page: Page;
  /** The address of the words. */
  content: string;
  publicUrl: string;
  /** Where links may lead. A story's links are all in its data. */
  known: string;
}

/** The same for pages that would be drawn from the same; the build is the set's. */
export function keyOf({ page, content, publicUrl, known }: KeyParts): string {
  const { file, module, language, data, story } = page;
  const parts = [file, module, language, data ?? null, content, publicUrl, story ? '' : known];
  return hashOf(JSON.stringify(parts));
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Takes a page's files over without copying them: nothing changes a file of a set.
 *
 * @returns false where the page is to be drawn
 */
export function takeOver(
  before: PagesBefore | undefined,
  { file }: Page,
  key: string,
  folder: string,
): boolean {
  if (before?.keys[file] !== key) return false;
  const parent = path.dirname(path.join(folder, file));
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  const isThere = ['', '.br', '.gz'].map((ending) => link(before.folder, file + ending, folder));
  return isThere.includes(true);
}

function link(from: string, file: string, folder: string): boolean {
  try {
    linkSync(path.join(from, file), path.join(folder, file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}
