/**
 * A large text of a JSON body, as the bytes that it came in. It never becomes a string as a whole: strings of several
 * megabytes cost a small process its garbage collections.
 */
export class LargeText {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  static from(text: string): LargeText {
    return new LargeText(Buffer.from(text));
  }

  /** As sent, without the quotes. */
  get bytes(): Buffer {
    return this.#bytes;
  }

  /** Length in bytes. */
  get length(): number {
    return this.#bytes.length;
  }

  /** Whether this is the given text; compares without making a string. */
  equals(text: string): boolean {
    return this.#bytes.equals(Buffer.from(text));
  }
}
