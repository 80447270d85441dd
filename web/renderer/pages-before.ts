import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './pages';

/**
 * Name of the file, in a set of rendered pages, that contains the key of each page. A key is a hash of the page's
 * inputs. Public servers do not serve this file.
 */
export const keysFile = 'set.keys';

type Keys = Record<string, string>;

/** The set of pages that the same build rendered before. A page whose key has not changed is reused. */
export interface PagesBefore {
  folder: string;
  keys: Keys;
}

/** Returns the earlier set of pages in a folder; undefined without a folder or without a readable keys file. */
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
  /** Path of the content file, including a hash of the content. */
  content: string;
  publicUrl: string;
  /**
   * Hash of the file names of all pages that are not stories. The key of a story leaves it out, because the story's
   * data contains all its links.
   */
  known: string;
}

/** Returns a hash of a page's inputs. It leaves out the build, because only sets of the same build are compared. */
export function keyOf({ page, content, publicUrl, known }: KeyParts): string {
  const { file, module, language, data, story } = page;
  const parts = [file, module, language, data ?? null, content, publicUrl, story ? '' : known];
  return hashOf(JSON.stringify(parts));
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Reuses an unchanged page's files as hard links. This is safe, because files of a set never change.
 *
 * @returns false if the page must be rendered
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
