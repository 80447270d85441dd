import { api } from '../../../lib/api';
import { cursorPagination, pageUrl } from '../../../lib/cursor-pagination';
import type { ApiError } from '../../../lib/api-error';
import { wholeList } from '../../../lib/listed-projects';
import type { ListedProject, Project, ProjectList, Section } from '../../../types/api';

const fiveMinutes = 300;
const pageSize = 48;
const sectionPageSize = 24;

const list = { type: 'Project', id: 'LIST' } as const;

const listUrl = (category: string, cursor: string) => {
  const parameters = { limit: String(pageSize), category: category === 'all' ? undefined : category };
  return pageUrl('/projects', parameters, cursor);
};

const sectionUrl = (section: Section, cursor: string) =>
  pageUrl('/projects', { section, limit: String(sectionPageSize) }, cursor);

interface SectionQuery {
  section: Section;
  except?: string;
  limit: number;
}

const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reads the pictures placed in a section of the site, without banners and without the category `except`. The first
     * page nearly always suffices. Further pages are read only if there are too few pictures.
     */
    getSectionProjects: build.query<Project[], SectionQuery>({
      queryFn: async ({ section, except, limit }, _store, _options, ask) => {
        const found: Project[] = [];
        let cursor: string | null = '';
        while (cursor !== null && found.length < limit) {
          const answer = await ask(sectionUrl(section, cursor));
          if (answer.error) return { error: answer.error as ApiError };
          const page = wholeList(answer.data as ProjectList<ListedProject>);
          found.push(
            ...page.projects.filter(({ placement, category }) => placement !== 'hero' && category !== except),
          );
          cursor = page.nextCursor ?? null;
        }
        return { data: found.slice(0, limit) };
      },
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
    getGallery: build.infiniteQuery<ProjectList, string, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => listUrl(queryArg, pageParam),
      transformResponse: wholeList,
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
    getFeaturedProjects: build.query<ProjectList, void>({
      query: () => '/projects/featured',
      transformResponse: wholeList,
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
    getCategoryProjects: build.query<ProjectList, { category: string; placement: 'hero' | 'gallery' }>({
      query: ({ category, placement }) => `/projects/category/${category}?placement=${placement}`,
      transformResponse: wholeList,
      keepUnusedDataFor: fiveMinutes,
      providesTags: [list],
    }),
  }),
});

export const {
  useGetSectionProjectsQuery,
  useGetGalleryInfiniteQuery,
  useGetFeaturedProjectsQuery,
  useGetCategoryProjectsQuery,
} = projectsApi;
