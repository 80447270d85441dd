export const roles = ['user', 'administrator', 'owner'] as const;

/** What a signed-in person may do; each role may do all that the ones before it may (decision A6). */
export type Role = (typeof roles)[number];

/** Who calls, as the gateway vouches for it. */
export interface Identity {
  userId: string;
  username: string;
  role: Role;
  sessionId: string;
}

/** The gateway speaking for itself, for instance to ask auth whose session a cookie is. */
export interface GatewayIdentity {
  gateway: true;
}

/** Carries the signed token from the gateway to a service. */
export const identityHeader = 'x-identity';

export const identityIssuer = 'gateway';

/** Asymmetric, so that a service can check a token and cannot make one. */
export const identityAlgorithm = 'ES256';

/** How long a token may be on its way. */
export const identityLifetimeSeconds = 60;

export function mayActAs(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
