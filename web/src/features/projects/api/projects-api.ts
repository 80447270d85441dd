import { api } from '../../../lib/api';
import type { ProjectList } from '../../../types/api';

const fiveMinutes = 300;
const pageSize = 48;

const list = { type: 'Project', id: 'LIST' } as const;

const listUrl = (category: string, cursor: string) => {
  const query = new URLSearchParams({ limit: String(pageSize) });
  if (category !== 'all') query.set('category', category);
  if (cursor) query.set('cursor', cursor);
  return `/projects?${query}`;
};

const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All projects, at most 500: for sections of pages, which pick their own. */
    getProjects: build.query<ProjectList, void>({
      query: () => '/projects',
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
    /** The gallery's pages of one category, or of 'all'. */
    getGallery: build.infiniteQuery<ProjectList, string, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => listUrl(queryArg, pageParam),
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
    getFeaturedProjects: build.query<ProjectList, void>({
      query: () => '/projects/featured',
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
    getCategoryProjects: build.query<ProjectList, { category: string; placement: 'hero' | 'gallery' }>({
      query: ({ category, placement }) => `/projects/category/${category}?placement=${placement}`,
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
  }),
});

export const {
  useGetProjectsQuery,
  useGetGalleryInfiniteQuery,
  useGetFeaturedProjectsQuery,
  useGetCategoryProjectsQuery,
} = projectsApi;
