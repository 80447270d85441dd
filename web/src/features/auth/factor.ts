import type { ConfirmationOptions } from '../../types/api';

/** What proves a user besides the password. */
export type Factor = ConfirmationOptions['factors'][number];
