export const roles = ['crew', 'user', 'administrator', 'owner'] as const;

/**
 * Role of a user. In ascending order, each role may call what the previous ones may, except uploads
 * (`worksWithPictures`).
 */
export type Role = (typeof roles)[number];

/** The caller, as signed by the gateway. */
export interface Identity {
  userId: string;
  username: string;
  role: Role;
  sessionId: string;
  /** When the caller last signed in or confirmed their identity, in seconds since 1970; missing if never. */
  confirmedAt?: number;
  /** Whether the site requires a second factor that the caller has not set up yet. */
  needsSecondFactor?: boolean;
}

/** Identity of the gateway itself, for example to look up a session in auth. */
export interface GatewayIdentity {
  gateway: true;
}

/** Header in which the gateway passes the signed token to a service. */
export const identityHeader = 'x-identity';

export const identityIssuer = 'gateway';

/** Signature algorithm of the token. It is asymmetric, so services can verify tokens but not create them. */
export const identityAlgorithm = 'ES256';

export const identityLifetimeSeconds = 60;

/** Time during which a sign-in or confirmation counts as fresh, in seconds. */
const freshSignInSeconds = 30 * 60;

export function isFreshlySignedIn({ confirmedAt }: Identity, now = Date.now()): boolean {
  return confirmedAt !== undefined && now / 1000 - confirmedAt < freshSignInSeconds;
}

/** Returns whether a role is `administrator` or above (`isAdmin` in auth). */
export const isAdministrator = (role: Role): boolean => mayActAs(role, 'administrator');

/**
 * Returns whether a role works with project images: crew with their own, administrators and owners with all. The role
 * `user` works only with leads.
 */
export const worksWithPictures = (role: Role): boolean => role === 'crew' || isAdministrator(role);

export function mayActAs(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
