import type { ManagedList, ManagedProject, Section } from '../types/api';
import { api } from './api';
import { cursorPagination, pageUrl } from './cursor-pagination';
import { wholeManagedList } from './listed-projects';

/** Number of pictures per page, which a phone can render without a noticeable delay. */
const pageSize = 24;

/** A search for pictures. Criteria that are left out match everything, except `waiting`. */
export interface LibrarySearch {
  /** Words to search in title, place, plants and category. */
  q?: string;
  section?: Section;
  /** Id of an account, `me`, or `none`. */
  uploader?: string;
  /** First day of upload, such as `2026-11-26`; `to` is the last. */
  from?: string;
  to?: string;
  unused?: 'true';
  /** If set, only pictures that wait for approval match. Otherwise, pictures that wait for approval are left out. */
  waiting?: 'true';
}

/** Reads the pictures that a user may change, page by page. Used by the manager and by pickers. */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.infiniteQuery<ManagedList, LibrarySearch, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) =>
        pageUrl('/projects/managed', { limit: String(pageSize), ...queryArg }, pageParam),
      transformResponse: wholeManagedList,
      providesTags: [{ type: 'Project', id: 'MANAGED' }],
    }),
  }),
});

export interface Library {
  projects: ManagedProject[];
  total: number;
  isLoading: boolean;
  /** Whether the first page failed to load. */
  isError: boolean;
  /** Whether a later page failed to load. */
  hasRestFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  again: () => void;
}

export function useLibrary(search: LibrarySearch): Library {
  const answer = libraryApi.useGetLibraryInfiniteQuery(search);
  const pages = answer.currentData?.pages;
  // Removes duplicates: a picture that was added to the loaded list may also be in a later page.
  const projects = [...new Map(pages?.flatMap((page) => page.projects.map((one) => [one.id, one]))).values()];
  return {
    projects,
    total: pages?.[0]?.total ?? projects.length,
    isLoading: !pages && !answer.isError,
    isError: !pages && answer.isError,
    hasRestFailed: pages !== undefined && answer.isError,
    hasMore: answer.hasNextPage,
    isLoadingMore: answer.isFetchingNextPage,
    more: () => void answer.fetchNextPage(),
    again: () => void (pages ? answer.fetchNextPage() : answer.refetch()),
  };
}
