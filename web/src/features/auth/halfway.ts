import type { Credentials, LoginRefused } from '../../types/api';

/** A right password, and what the account asks for besides it. */
export interface Halfway {
  credentials: Credentials;
  refusal: LoginRefused;
}
