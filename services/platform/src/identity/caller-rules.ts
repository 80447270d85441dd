import { FreshSignInRequired, NotAllowed, SecondFactorSetUpRequired } from './identity.errors.js';
import { isFreshlySignedIn, mayActAs, worksWithPictures, type Identity, type Role } from './identity.js';

export interface CallerRules {
  needsFreshSignIn: boolean;
  /** Whether the route may be called before a required second factor is set up. */
  isWithoutSecondFactor: boolean;
  /** Whether the route is for roles that work with project images. */
  isForPictures: boolean;
}

/**
 * Checks a signed-in caller against a route's role and rules, in the gateway and in each service.
 *
 * @throws NotAllowed, SecondFactorSetUpRequired, FreshSignInRequired
 */
export function requireOf(caller: Identity, role: Role, rules: CallerRules): void {
  if (!mayActAs(caller.role, role)) throw new NotAllowed();
  if (rules.isForPictures && !worksWithPictures(caller.role)) throw new NotAllowed();
  if (caller.needsSecondFactor && !rules.isWithoutSecondFactor) throw new SecondFactorSetUpRequired();
  if (rules.needsFreshSignIn && !isFreshlySignedIn(caller)) throw new FreshSignInRequired();
}
