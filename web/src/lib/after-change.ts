import type { TagDescription } from '@reduxjs/toolkit/query';
import type { tagTypes } from './api';
import type { ApiError } from './api-error';

type Tag = TagDescription<(typeof tagTypes)[number]>;

/** Statuses of rejected changes which say that the data has changed since it was loaded, or is gone. */
const staleStatuses = [404, 409, 410, 412];

/**
 * Returns the `invalidatesTags` of a change. The data is loaded again after a success, and after a rejection which shows
 * that it is stale. After any other failure it stays as it is.
 */
export const afterChange =
  <Sent>(tags: readonly Tag[] | ((sent: Sent) => readonly Tag[])) =>
  (_answer: unknown, error: ApiError | undefined, sent: Sent): readonly Tag[] => {
    if (error && !staleStatuses.includes(error.status)) return [];
    return typeof tags === 'function' ? tags(sent) : tags;
  };
