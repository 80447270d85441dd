/** Names of a target's folders. The folder of a folder target may also contain files of other programs. */
export const folders = { sets: 'sets/', objects: 'objects/', ledger: 'ledger/' } as const;

/** A destination in which backups are kept. Each of its files has at most tens of megabytes. */
export interface Target {
  kind: 'folder' | 's3';
  /** Name of the target for messages: the folder, or the S3 URL without its secret. */
  where: string;
  /** Lists the names of all files below a prefix, which ends with a slash. */
  list(prefix: string): AsyncIterable<string>;
  /** Reads a file. @throws MissingFile */
  read(name: string): Promise<Buffer>;
  /** Writes a file. It appears as a whole or not at all. */
  write(name: string, content: Buffer): Promise<void>;
  /** Removes a file. Does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** Removes unfinished files of processes that died. */
  removeUnfinished(): Promise<void>;
}

export class MissingFile extends Error {}
