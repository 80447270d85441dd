import { api } from '../../../lib/api';
import { type ApiError, isApiError } from '../../../lib/api-error';
import { sendWithProgress } from '../../../lib/send-with-progress';
import { waitFor } from '../../../lib/wait-for';
import type { NewProject, Project, ProjectBinPage, ProjectChange, ProjectList } from '../../../types/api';

const pageSize = 500;
const binPageSize = 48;
/** What stands between the numbers of two neighbours, so that one can be put between them by hand. */
const orderStep = 10;
const maxTries = 4;
const defaultWaitSeconds = 3;
const maxWaitSeconds = 30;

const list = { type: 'Project', id: 'LIST' } as const;
const bin = { type: 'Project', id: 'BIN' } as const;

/** How far a picture's sending is: a part from 0 to 1, or waiting because the server is busy. */
export type UploadProgress = number | 'waiting' | null;

interface Upload {
  onProgress: (progress: UploadProgress) => void;
}

/** Sends a picture; while the server is busy, again by itself, after the pause it asked for. */
async function sendWhenFree(sending: Parameters<typeof sendWithProgress>[0], { onProgress }: Upload) {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendWithProgress<Project>(sending);
    const isBusy = 'error' in sent && sent.error.status === 503 && tries < maxTries;
    if (!isBusy) return sent;
    onProgress('waiting');
    await waitFor(Math.min(sent.error.retryAfter ?? defaultWaitSeconds, maxWaitSeconds) * 1000);
  }
}

/** The server's order: higher numbers first, then the newest. */
const inOrder = (projects: Project[]) =>
  projects.toSorted(
    (a, b) =>
      b.displayOrder - a.displayOrder || b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1),
  );

/** All of them with their new numbers, in the order these make. */
const numbered = (numbers: Map<string, number>) => (known: Project[]) =>
  inOrder(known.map((one) => ({ ...one, displayOrder: numbers.get(one.id) ?? one.displayOrder })));

const manageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Every picture there is, page after page. The answers of changes are worked in here, not asked for again: the
     * public server may keep the list for a second, and staff would see the picture of before.
     */
    getAllProjects: build.query<Project[], void>({
      queryFn: async (_nothing, _store, _options, ask) => {
        const found: Project[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const next: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
          const answer = await ask(`/projects?limit=${pageSize}${next}`);
          if (answer.error) return { error: answer.error as ApiError };
          const page = answer.data as ProjectList;
          found.push(...page.projects);
          cursor = page.nextCursor ?? null;
        }
        return { data: found };
      },
      keepUnusedDataFor: 0,
    }),
    addProject: build.mutation<Project, Upload & { project: NewProject; idempotencyKey: string }>({
      queryFn: ({ project, idempotencyKey, onProgress }) => {
        const headers = { 'idempotency-key': idempotencyKey };
        return sendWhenFree({ url: '/projects', body: project, headers, onProgress }, { onProgress });
      },
      invalidatesTags: (project) => (project ? [list] : []),
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const add = (known: Project[]) => inOrder([...known.filter(({ id }) => id !== data.id), data]);
        dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, add));
      },
    }),
    updateProject: build.mutation<Project, Upload & { id: string; change: ProjectChange }>({
      queryFn: ({ id, change, onProgress }) =>
        sendWhenFree({ url: `/projects/${id}`, method: 'PATCH', body: change, onProgress }, { onProgress }),
      invalidatesTags: (project) => (project ? [list] : []),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const replace = (known: Project[]) => inOrder(known.map((one) => (one.id === id ? data : one)));
        dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, replace));
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
        if (isDone) dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, drop));
      },
    }),
    /** Gives pictures a new order: the first of them shows first. It shows at once, and is taken back when refused. */
    orderProjects: build.mutation<{ projects: Pick<Project, 'id' | 'displayOrder'>[] }, string[]>({
      query: (ids) => ({ url: '/projects/order', method: 'PUT', body: { ids } }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const expected = new Map(ids.map((id, index) => [id, (ids.length - index) * orderStep]));
        const shown = dispatch(
          manageApi.util.updateQueryData('getAllProjects', undefined, numbered(expected)),
        );
        try {
          const { projects } = (await queryFulfilled).data;
          const kept = new Map(projects.map(({ id, displayOrder }) => [id, displayOrder]));
          dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, numbered(kept)));
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
        dispatch(manageApi.util.updateQueryData('getAllProjects', undefined, add));
      },
    }),
  }),
});

export const {
  useGetAllProjectsQuery,
  useAddProjectMutation,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
  useOrderProjectsMutation,
  useGetProjectBinInfiniteQuery,
  useRestoreProjectMutation,
} = manageApi;
