/** A place where backups are kept. Each of its files is at most tens of megabytes large. */
export interface Target {
  kind: 'folder' | 's3';
  /** Name for messages: the folder, or the S3 address without its secret. */
  where: string;
  /** Lists the names of all files below a prefix, which ends with a slash. */
  list(prefix: string): AsyncIterable<string>;
  /** @throws MissingFile */
  read(name: string): Promise<Buffer>;
  /** Writes a file, which appears as a whole or not at all. */
  write(name: string, content: Buffer): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  /** Removes the unfinished files of processes that died. */
  removeUnfinished(): Promise<void>;
}

export class MissingFile extends Error {}
