/** A page set that is packed but not stored yet. */
export interface NewSet {
  /** Hash of the tar, which is also the set's name. */
  sha256: string;
  build: string;
  version: number;
  /** Changes whenever the stories or pictures on the pages change, or the public URL in the pages does. */
  stories: string;
  bytes: number;
  /** Path of the tar. {@link remove} deletes the file. */
  setFile: string;
  remove: () => Promise<void>;
}
