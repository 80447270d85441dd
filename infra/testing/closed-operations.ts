/** `<method> <path>` of each operation of an API document, sorted. */
export const operationsOf = (document: { paths: Record<string, object> }): string[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`))
    .sort();

interface FalseClaims {
  /** The header in which the gateway names the caller. */
  identityHeader: string;
  userId: string;
  /** Signed with a key that is not the gateway's. */
  forged: string;
  /** Signed by the gateway, for another service. */
  elsewhere: string;
}

/** Headers that a service must not believe. */
export const falseClaims = ({ identityHeader, userId, forged, elsewhere }: FalseClaims) => [
  {},
  { [identityHeader]: forged },
  { [identityHeader]: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3duZXIifQ.' },
  { [identityHeader]: elsewhere },
  { 'x-user-id': userId, 'x-role': 'owner', authorization: 'Bearer owner', cookie: 'sandhill_session=x' },
];
