/** Returns the sorted operations of an OpenAPI document, each as `<method> <path>`. */
export const operationsOf = (document: { paths: Record<string, object> }): string[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`))
    .sort();

interface FalseClaims {
  identityHeader: string;
  userId: string;
  /** Token signed with a key other than the gateway's. */
  forged: string;
  /** Token that the gateway signed, but for another service. */
  elsewhere: string;
}

/**
 * Returns sets of headers that a service must not accept as an identity: no token, and tokens that are forged, unsigned
 * or for another service.
 */
export const falseClaims = ({ identityHeader, userId, forged, elsewhere }: FalseClaims) => [
  {},
  { [identityHeader]: forged },
  { [identityHeader]: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3duZXIifQ.' },
  { [identityHeader]: elsewhere },
  { 'x-user-id': userId, 'x-role': 'owner', authorization: 'Bearer owner', cookie: 'sandhill_session=x' },
];
