/** A page set that is packed but not stored yet. */
export interface NewSet {
  /** Hash of the tar, which is also the set's name. */
  sha256: string;
  build: string;
  version: number;
  /** Revision of the stories and pictures that the pages show, and of the public URL that they name. */
  stories: string;
  bytes: number;
  /** Path of the tar. {@link remove} deletes the file. */
  setFile: string;
  remove: () => Promise<void>;
}
