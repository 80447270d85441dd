import type { ConfirmationOptions } from '../../types/api';

/** A second factor of an account. */
export type Factor = ConfirmationOptions['factors'][number];
