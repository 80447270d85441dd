import type { ConfirmationOptions } from '../../types/api';

/** A proof of identity besides the password. */
export type Factor = ConfirmationOptions['factors'][number];
