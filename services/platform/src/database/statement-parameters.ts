/** Collects the values of a statement that is put together from parts, and says by which name each is meant. */
export class StatementParameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder: `$1` for the first */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
