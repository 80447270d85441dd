import { siteGroup } from '@sandhill/platform/http/client-address.js';

export interface Lane {
  /**
   * Whether the browser is known to the account and has guesses left. If so, failures of unknown browsers do not slow
   * it down.
   */
  isKnown: boolean;
  /**
   * Key of the IP addresses that take turns as one group: the address itself, or the /48 network of an IPv6 address.
   */
  group: string;
}

export function laneOf(address: string, isKnown: boolean): Lane {
  return { isKnown, group: siteGroup(address) };
}
