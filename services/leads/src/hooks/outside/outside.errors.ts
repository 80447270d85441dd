/** Why nothing could be sent to an address outside, as a stable word. */
type OutsideProblem =
  'address_invalid' | 'address_closed' | 'name_unknown' | 'not_reached' | 'timeout' | 'tls';

/** Nothing was sent, or no answer came. */
export class OutsideFailure extends Error {
  constructor(
    readonly problem: OutsideProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
