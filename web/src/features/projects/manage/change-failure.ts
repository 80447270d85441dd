import type { ImagesContent } from '../../../content/images';
import { isApiError } from '../../../lib/api-error';

const unreadableCodes = ['invalid_image', 'unreadable_image', 'too_many_pixels'];

/** Whether the server could not make anything of the picture. */
export const isUnreadable = (failure: unknown): boolean =>
  isApiError(failure) && unreadableCodes.includes(failure.fields?.['imageUrl']?.code ?? '');

/** Why a change of a picture failed, and what to do. */
export function changeFailure(failure: unknown, { reasons, form }: ImagesContent): string {
  if (!isApiError(failure)) return reasons.tryAgain;
  if (failure.status === 401) return reasons.signIn;
  if (failure.status === 403) return reasons.forbidden;
  if (failure.status === 404) return reasons.gone;
  if (failure.status === 413) return form.tooLarge.description;
  return failure.status === 507 ? reasons.noRoom : reasons.tryAgain;
}

/** Whether the same may work in a moment: the connection was lost, or the server was busy or down, not full. */
export const isPassing = (failure: unknown): boolean =>
  isApiError(failure) &&
  failure.status !== 507 &&
  (failure.status === 0 || failure.status >= 500 || [408, 429].includes(failure.status));
