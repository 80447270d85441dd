import type { Progress } from '../../../components/ui/sending-progress';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import { sendWhenFree } from '../../../lib/send-when-free';
import type { Sending } from '../../../lib/send-with-progress';
import type { NewProject, Project, ProjectBinPage, ProjectChange, ProjectList } from '../../../types/api';

const pageSize = 500;
const binPageSize = 48;
/** What stands between the numbers of two neighbours, so that one can be put between them by hand. */
const orderStep = 10;
const maxTries = 4;

const list = { type: 'Project', id: 'LIST' } as const;
const bin = { type: 'Project', id: 'BIN' } as const;

interface Upload {
  onProgress: (progress: Progress) => void;
}

const send = (sending: Omit<Sending, 'onProgress'>, { onProgress }: Upload) =>
  sendWhenFree<Project>({ ...sending, onProgress }, { maxTries, onBusy: () => onProgress('waiting') });

/** The server's order: higher numbers first, then the newest, then the higher id. */
const inOrder = (projects: Project[]) =>
  projects.toSorted(
    (a, b) =>
      b.displayOrder - a.displayOrder || b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : -1),
  );

/** What is loaded of all pictures. */
export interface AllProjects {
  projects: Project[];
  /** Where the next page begins; null when all are loaded. */
  nextCursor: string | null;
  /** A page after the first failed to load. */
  hasFailed: boolean;
}

const pageUrl = (cursor?: string) =>
  `/projects/managed?limit=${pageSize}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;

/** A picture that changed meanwhile is newer here than in its page. */
const withNextPage =
  (known: AllProjects) =>
  (page: ProjectList): AllProjects => {
    const ids = new Set(known.projects.map(({ id }) => id));
    const added = page.projects.filter(({ id }) => !ids.has(id));
    return {
      projects: inOrder([...known.projects, ...added]),
      nextCursor: page.nextCursor ?? null,
      hasFailed: false,
    };
  };

/** All of them with their new numbers, in the order these make. */
const numbered = (numbers: Map<string, number>) => (known: Project[]) =>
  inOrder(known.map((one) => ({ ...one, displayOrder: numbers.get(one.id) ?? one.displayOrder })));

/** A change of the pictures that are known. */
const among =
  (change: (projects: Project[]) => Project[]) =>
  (known: AllProjects): AllProjects => ({
    ...known,
    projects: change(known.projects),
  });

const manageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Every picture that the user may change: the first page at once, and each further page when it has come. The answers
     * of changes are worked in here, not asked for again.
     */
    getAllProjects: build.query<AllProjects, void>({
      query: () => pageUrl(),
      transformResponse: withNextPage({ projects: [], nextCursor: null, hasFailed: false }),
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Project', id: 'MANAGED' }],
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled, requestId, getCacheEntry }) => {
        const first = await queryFulfilled.catch(() => null);
        let cursor = first?.data.nextCursor ?? null;
        // The list is no longer shown, or it is being refetched: the rest is not needed.
        while (cursor !== null && getCacheEntry().requestId === requestId) {
          const asked = dispatch(manageApi.endpoints.getProjectPage.initiate(cursor, { forceRefetch: true }));
          const page = (await asked).data;
          asked.unsubscribe();
          if (getCacheEntry().requestId !== requestId) return;
          const change = (known: AllProjects) =>
            page ? withNextPage(known)(page) : { ...known, hasFailed: true };
          dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, change));
          cursor = page?.nextCursor ?? null;
        }
      },
    }),
    getProjectPage: build.query<ProjectList, string>({ query: pageUrl, keepUnusedDataFor: 0 }),
    /** How many pictures there are. */
    getProjectCount: build.query<number | undefined, void>({
      query: () => '/projects?limit=1',
      transformResponse: ({ total }: ProjectList) => total,
      keepUnusedDataFor: 0,
      providesTags: [list],
    }),
    addProject: build.mutation<Project, Upload & { project: NewProject; idempotencyKey: string }>({
      queryFn: ({ project, idempotencyKey, onProgress }) => {
        const headers = { 'idempotency-key': idempotencyKey };
        return send({ url: '/projects', body: project, headers }, { onProgress });
      },
      invalidatesTags: (project) => (project ? [list] : []),
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const add = (known: Project[]) => inOrder([...known.filter(({ id }) => id !== data.id), data]);
        dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, among(add)));
      },
    }),
    updateProject: build.mutation<Project, Upload & { id: string; change: ProjectChange }>({
      queryFn: ({ id, change, onProgress }) =>
        send({ url: `/projects/${id}`, method: 'PATCH', body: change }, { onProgress }),
      invalidatesTags: (project) => (project ? [list] : []),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const replace = (known: Project[]) => inOrder(known.map((one) => (one.id === id ? data : one)));
        dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, among(replace)));
      },
    }),
    deleteProject: build.mutation<unknown, string>({
      query: (id) => ({ url: `/projects/${id}`, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : [list, bin]),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          ({ error }) => isApiError(error) && error.status === 404,
        );
        const drop = (known: Project[]) => known.filter((one) => one.id !== id);
        if (isDone) dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, among(drop)));
      },
    }),
    /** Gives pictures a new order: the first of them shows first. It shows at once, and is taken back when refused. */
    orderProjects: build.mutation<{ projects: Pick<Project, 'id' | 'displayOrder'>[] }, string[]>({
      query: (ids) => ({ url: '/projects/order', method: 'PUT', body: { ids } }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const expected = new Map(ids.map((id, index) => [id, (ids.length - index) * orderStep]));
        const shown = dispatch(
          manageApi.util.updateQueryData('getAllProjects', undefined, among(numbered(expected))),
        );
        try {
          const { projects } = (await queryFulfilled).data;
          const kept = new Map(projects.map(({ id, displayOrder }) => [id, displayOrder]));
          dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, among(numbered(kept))));
        } catch {
          shown.undo();
        }
      },
    }),
    /** What was deleted in the last 30 days, latest deletion first. */
    getProjectBin: build.infiniteQuery<ProjectBinPage, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      },
      query: ({ pageParam }) => {
        const query = new URLSearchParams({ limit: String(binPageSize) });
        if (pageParam) query.set('cursor', pageParam);
        return `/projects/bin?${query}`;
      },
      keepUnusedDataFor: 0,
      providesTags: [bin],
    }),
    restoreProject: build.mutation<Project, string>({
      query: (id) => ({ url: `/projects/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_, error) => (error && error.status !== 404 ? [] : [list, bin]),
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const add = (known: Project[]) => inOrder([...known.filter(({ id }) => id !== data.id), data]);
        dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, among(add)));
      },
    }),
  }),
});

export const {
  useGetAllProjectsQuery,
  useGetProjectCountQuery,
  useAddProjectMutation,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
  useOrderProjectsMutation,
  useGetProjectBinInfiniteQuery,
  useRestoreProjectMutation,
} = manageApi;
