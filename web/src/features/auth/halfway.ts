import type { Credentials, LoginRefused } from '../../types/api';

/** State after a correct password: the credentials, and the server's demand for a second factor. */
export interface Halfway {
  credentials: Credentials;
  refusal: LoginRefused;
}
