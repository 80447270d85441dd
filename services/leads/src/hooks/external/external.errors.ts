type ExternalRequestProblem =
  'address_invalid' | 'address_closed' | 'name_unknown' | 'not_reached' | 'timeout' | 'tls';

/** A request to an outside URL that could not be sent or got no response. */
export class ExternalRequestFailure extends Error {
  constructor(
    readonly problem: ExternalRequestProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
