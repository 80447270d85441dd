import type { ManagedList, ManagedProject, Section } from '../types/api';
import { api } from './api';
import { wholeManagedList } from './listed-projects';

/** As many as a phone draws without being held up. */
const pageSize = 24;

/** Pictures that are looked for. What is left out does not matter. */
export interface LibrarySearch {
  /** Words of title, place, plants and category. */
  q?: string;
  section?: Section;
  /** An account's id, `me`, or `none`. */
  uploader?: string;
  /** Days, such as `2026-11-26`. */
  from?: string;
  to?: string;
  unused?: 'true';
  /** Those that wait for an approval; no other search finds them. */
  waiting?: 'true';
}

const pageUrl = (search: LibrarySearch, cursor: string) => {
  const query = new URLSearchParams({ limit: String(pageSize) });
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value as string);
  if (cursor) query.set('cursor', cursor);
  return `/projects/managed?${query}`;
};

/** The pictures that a person may change, in pages: for the manager, and wherever one is chosen. */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.infiniteQuery<ManagedList, LibrarySearch, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => pageUrl(queryArg, pageParam),
      transformResponse: wholeManagedList,
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Project', id: 'MANAGED' }],
    }),
  }),
});

/** The loaded part of a search. */
export interface Library {
  projects: ManagedProject[];
  /** How many there are. */
  total: number;
  isLoading: boolean;
  /** The first page did not load. */
  isError: boolean;
  /** A later one did not. */
  hasRestFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  again: () => void;
}

/** The pictures that a search finds, page by page. */
export function useLibrary(search: LibrarySearch): Library {
  const answer = libraryApi.useGetLibraryInfiniteQuery(search);
  const pages = answer.currentData?.pages;
  // A picture that was added here may come again with its page.
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
