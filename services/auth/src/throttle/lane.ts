import { siteGroup } from '@sandhill/platform/http/client-address.js';

/** The limits under which an attempt runs. */
export interface Lane {
  /** The browser has signed in to the account before: strangers' failures do not slow it down. */
  isKnown: boolean;
  /** Addresses that share the limits: one, or the /48 network of an IPv6 one. */
  group: string;
}

export function laneOf(address: string, isKnown: boolean): Lane {
  return { isKnown, group: siteGroup(address) };
}
