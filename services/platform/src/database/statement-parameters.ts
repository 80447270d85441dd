/** Collects the parameter values of a statement that is assembled from parts. */
export class StatementParameters {
  readonly values: unknown[] = [];

  /** Adds a value, and returns its placeholder, such as `$1` for the first value. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
