/** Collects the parameter values of a statement that is assembled from parts. */
export class StatementParameters {
  readonly values: unknown[] = [];

  /** @returns the value's placeholder: `$1` for the first */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
