type OutsideProblem =
  'address_invalid' | 'address_closed' | 'name_unknown' | 'not_reached' | 'timeout' | 'tls';

/** A request to an outside URL that could not be sent or got no response. */
export class OutsideFailure extends Error {
  constructor(
    readonly problem: OutsideProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
