import type { Credentials, LoginRefused } from '../../types/api';

/**
 * State between the two steps of a sign-in: the credentials, and the server's response that demands a second factor.
 */
export interface PendingSignIn {
  credentials: Credentials;
  refusal: LoginRefused;
}
