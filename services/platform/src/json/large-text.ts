/**
 * A large text of a JSON body, kept as the received bytes. It is never converted to a string as a whole, because
 * strings of several megabytes cause extra garbage collections in a small process.
 */
export class LargeText {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  static from(text: string): LargeText {
    return new LargeText(Buffer.from(text));
  }

  /** The bytes as sent, without the quotes. */
  get bytes(): Buffer {
    return this.#bytes;
  }

  /** Length in bytes. */
  get length(): number {
    return this.#bytes.length;
  }

  /** Returns whether this text equals the given one, without creating a string from the bytes. */
  equals(text: string): boolean {
    return this.#bytes.equals(Buffer.from(text));
  }
}
