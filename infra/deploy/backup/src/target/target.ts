/** Where backups are kept. Everything in it is a file of at most some ten megabytes. */
export interface Target {
  kind: 'folder' | 's3';
  /** For messages: the folder, or the address without its secret. */
  where: string;
  /** The names of all files below a prefix, which ends with a slash. */
  list(prefix: string): AsyncIterable<string>;
  /** @throws MissingFile */
  read(name: string): Promise<Buffer>;
  /** The file appears whole or not at all. */
  write(name: string, content: Buffer): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  /** Removes what processes that died were writing. */
  removeUnfinished(): Promise<void>;
}

export class MissingFile extends Error {}
