import type { ConfirmationOptions } from '../../types/api';

export type Factor = ConfirmationOptions['factors'][number];
