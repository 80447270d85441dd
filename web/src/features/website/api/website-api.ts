import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import { cursorPagination, pageUrl } from '../../../lib/cursor-pagination';
import { ifMatch } from '../../../lib/if-match';
import type {
  Publication,
  Published,
  ScheduledVersion,
  SiteDraft,
  SiteVersionPage,
  WholeSiteVersion,
} from '../../../types/api';

const draft = { type: 'Site', id: 'DRAFT' } as const;
const versions = { type: 'Site', id: 'VERSIONS' } as const;
const publication = { type: 'Site', id: 'PUBLICATION' } as const;
const scheduled = { type: 'Site', id: 'SCHEDULED' } as const;
const all = (published: Published | undefined, error: ApiError | undefined) => [
  publication,
  ...(published ? [draft] : []),
  ...afterChange([versions])(published, error, undefined),
];

const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteDraft: build.query<SiteDraft, void>({
      query: () => '/site/draft',
      providesTags: [draft],
    }),
    saveSiteDraft: build.mutation<SiteDraft, { content: SiteContent; revision: number }>({
      query: ({ content, revision }) => ({
        url: '/site/draft',
        method: 'PUT',
        headers: ifMatch(revision),
        body: { content },
      }),
    }),
    discardSiteDraft: build.mutation<SiteDraft, number>({
      query: (revision) => ({ url: '/site/draft', method: 'DELETE', headers: ifMatch(revision) }),
    }),
    /** Renders a page with the given content. The response is HTML without scripts. */
    previewSite: build.mutation<{ html: string }, { content: SiteContent; path: string }>({
      query: (body) => ({ url: '/site/preview', method: 'POST', body }),
    }),
    publishSite: build.mutation<Published, { note: string; revision: number }>({
      query: ({ note, revision }) => ({
        url: '/site/publish',
        method: 'POST',
        headers: ifMatch(revision),
        body: note ? { note } : {},
      }),
      invalidatesTags: all,
    }),
    /** Schedules the publication of the draft. The time `at` is in New York's time zone. */
    scheduleSite: build.mutation<ScheduledVersion, { at: string; note: string; revision: number }>({
      query: ({ at, note, revision }) => ({
        url: '/site/scheduled',
        method: 'POST',
        headers: ifMatch(revision),
        body: note ? { at, note } : { at },
      }),
      invalidatesTags: [draft, scheduled],
    }),
    cancelScheduled: build.mutation<void, string>({
      query: (id) => ({ url: `/site/scheduled/${id}`, method: 'DELETE' }),
      invalidatesTags: [draft, scheduled],
    }),
    getScheduled: build.query<ScheduledVersion[], void>({
      query: () => '/site/scheduled',
      transformResponse: ({ versions }: { versions: ScheduledVersion[] }) => versions,
      providesTags: [scheduled, versions],
    }),
    /**
     * Counts the scheduled versions that could not be published. The argument is the open tab of the admin area: opening
     * another tab fetches the count again.
     */
    getFailedScheduledCount: build.query<number, string>({
      query: () => '/site/scheduled',
      transformResponse: ({ versions }: { versions: ScheduledVersion[] }) =>
        versions.filter(({ failure }) => failure !== null).length,
      providesTags: [scheduled, versions],
    }),
    /** Publishes the predecessor of `version` again. */
    undoPublication: build.mutation<Published, number>({
      query: (version) => ({ url: '/site/undo', method: 'POST', body: { version } }),
      invalidatesTags: all,
    }),
  }),
});

const websiteApi = draftApi.injectEndpoints({
  endpoints: (build) => ({
    getPublication: build.query<Publication, void>({
      query: () => '/site/publication',
      providesTags: [publication],
    }),
    getSiteVersions: build.infiniteQuery<SiteVersionPage, void, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ pageParam }) => pageUrl('/site/versions', { limit: '20' }, pageParam),
      providesTags: [versions],
    }),
    getSiteVersion: build.query<WholeSiteVersion, number | 'current'>({
      query: (id) => `/site/versions/${id}`,
      providesTags: [versions],
    }),
    restoreSiteVersion: build.mutation<SiteDraft, { id: number; revision: number }>({
      query: ({ id, revision }) => ({
        url: `/site/versions/${id}/restore`,
        method: 'POST',
        headers: ifMatch(revision),
      }),
    }),
  }),
});

export const {
  saveSiteDraft,
  discardSiteDraft,
  previewSite,
  publishSite,
  scheduleSite,
  undoPublication,
  restoreSiteVersion,
} = websiteApi.endpoints;
export const { getPublication } = websiteApi.endpoints;
/** Reloads the draft and the versions, which another editor may have changed. */
export const reloadDraft = () => websiteApi.util.invalidateTags([draft, versions]);
export const pendingSave = () => websiteApi.util.getRunningMutationThunk('saveSiteDraft', 'save');
export const {
  useCancelScheduledMutation,
  useGetSiteDraftQuery,
  useGetPublicationQuery,
  useGetScheduledQuery,
  useGetFailedScheduledCountQuery,
  useGetSiteVersionsInfiniteQuery,
  useGetSiteVersionQuery,
} = websiteApi;
