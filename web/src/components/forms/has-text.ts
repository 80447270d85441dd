import type { FormValues } from './form-values';

export const hasText = (values: FormValues): boolean =>
  Object.values(values).some((value) => typeof value === 'string' && value !== '');
