import type { ImagesContent } from '../../../content/images';
import { isApiError } from '../../../lib/api-error';
import { explain } from '../../../lib/explain';

const unreadableCodes = ['invalid_image', 'unreadable_image', 'too_many_pixels'];

export const isUnreadable = (failure: unknown): boolean =>
  isApiError(failure) && unreadableCodes.includes(failure.fields?.['imageUrl']?.code ?? '');

export const changeFailure = (failure: unknown, { reasons, form, zone }: ImagesContent): string =>
  explain(failure, { ...reasons, tooLarge: form.tooLarge.description, fileUnreadable: zone.unreadable });

/**
 * Returns whether a retry may soon succeed, because the connection was lost or the server was busy or down. False for a
 * full disk on the server (507).
 */
export const isPassing = (failure: unknown): boolean =>
  isApiError(failure) &&
  failure.status !== 507 &&
  (failure.status === 0 || failure.status >= 500 || [408, 429].includes(failure.status));
