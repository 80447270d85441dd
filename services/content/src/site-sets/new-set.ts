/** A set that is made and not stored yet. */
export interface NewSet {
  /** Of the tar's bytes; the set's name. */
  sha256: string;
  build: string;
  version: number;
  /** Revision of the stories that it shows. */
  stories: string;
  bytes: number;
  /** The tar, until {@link remove} is called. */
  setFile: string;
  remove: () => Promise<void>;
}
