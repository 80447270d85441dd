import type { Progress } from '../../../components/ui/sending-progress';
import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import { type ApiError, isApiError } from '../../../lib/api-error';
import { cursorPagination, pageUrl } from '../../../lib/cursor-pagination';
import { sendWithRetries } from '../../../lib/send-with-retries';
import type { Sending } from '../../../lib/send-with-progress';
import type {
  GivenUpProject,
  LibrarySettings,
  ManagedList,
  ManagedProject,
  NewProject,
  Project,
  ProjectBinPage,
  ProjectChange,
  ProjectList,
  ProjectsChange,
  ProjectsChangeResult,
  UploadedProject,
} from '../../../types/api';
import { maxOrdered, wholeOrder } from '../manage/whole-order';
import { changeLoaded, numbered, reordered, withoutProject, withProject } from './loaded-lists';
import { pictureChanged } from './site-pictures-api';

const binPageSize = 48;
const maxTries = 4;
/** Maximum duration of an upload, in milliseconds. After that, the connection counts as lost. */
const maxUploadMs = 900_000;

interface ProjectOrder {
  projects: Pick<Project, 'id' | 'displayOrder'>[];
}

const managed = { type: 'Project', id: 'MANAGED' } as const;
const list = { type: 'Project', id: 'LIST' } as const;
const givenUp = { type: 'Project', id: 'GIVEN_UP' } as const;
const bin = { type: 'Project', id: 'BIN' } as const;
/** The number of pictures that wait for approval, which each change of a picture may change. */
const waiting = { type: 'Project', id: 'WAITING' } as const;

const isGone = (error: unknown) => isApiError(error) && error.status === 404;

interface Asked {
  dispatch: Parameters<typeof changeLoaded>[0];
  getState: () => Parameters<typeof changeLoaded>[1];
  queryFulfilled: Promise<unknown>;
}

/** Removes a picture from the loaded lists if the server answers that it no longer exists. */
async function dropIfGone(id: string, { dispatch, getState, queryFulfilled }: Asked): Promise<void> {
  const failure = await queryFulfilled.then(
    () => null,
    ({ error }) => error as unknown,
  );
  if (isGone(failure)) changeLoaded(dispatch, getState(), withoutProject(id));
}

interface Upload {
  onProgress: (progress: Progress) => void;
}

const send = <T extends Project>(sending: Omit<Sending, 'onProgress'>, { onProgress }: Upload) =>
  sendWithRetries<T>({ ...sending, onProgress }, { maxTries, onBusy: () => onProgress('waiting') });

const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedProject: build.query<ManagedProject, string>({
      query: (id) => `/projects/managed/${id}`,
      providesTags: [managed],
      onQueryStarted: dropIfGone,
    }),
    /**
     * Counts the pictures that wait for approval. The argument is the open tab of the admin area: opening another tab
     * fetches the count again.
     */
    getWaitingCount: build.query<number, string>({
      query: () => '/projects/managed?waiting=true&limit=1',
      transformResponse: ({ total = 0 }: ManagedList) => total,
      providesTags: [managed, waiting],
    }),
    getProjectCount: build.query<number | undefined, void>({
      query: () => '/projects?limit=1',
      transformResponse: ({ total }: ProjectList) => total,
      providesTags: [list],
    }),
    getLibrarySettings: build.query<LibrarySettings, void>({ query: () => '/projects/settings' }),
    saveLibrarySettings: build.mutation<LibrarySettings, LibrarySettings>({
      query: (body) => ({ url: '/projects/settings', method: 'PUT', body }),
      onQueryStarted: (wanted, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          readingApi.util.updateQueryData('getLibrarySettings', undefined, () => wanted),
        );
        queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

/**
 * The last request that changes the order. Such requests are sent one after the other, so that an older one never
 * arrives last.
 */
let lastOrder: Promise<unknown> = Promise.resolve();

const changesApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    addProject: build.mutation<
      UploadedProject,
      Upload & { project: NewProject | Blob; idempotencyKey: string }
    >({
      queryFn: ({ project, idempotencyKey, onProgress }) => {
        const headers = { 'idempotency-key': idempotencyKey };
        const signal = AbortSignal.timeout(maxUploadMs);
        return send<UploadedProject>({ url: '/projects', body: project, headers, signal }, { onProgress });
      },
      invalidatesTags: (project) => (project ? [list, waiting] : []),
      onQueryStarted: async (_sent, { dispatch, getState, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) changeLoaded(dispatch, getState(), withProject(data));
      },
    }),
    updateProject: build.mutation<ManagedProject, Upload & { id: string; change: ProjectChange }>({
      queryFn: ({ id, change, onProgress }) =>
        send<ManagedProject>({ url: `/projects/${id}`, method: 'PATCH', body: change }, { onProgress }),
      invalidatesTags: afterChange([list, waiting]),
      onQueryStarted: async ({ id }, store) => {
        const { dispatch, getState, queryFulfilled } = store;
        void dropIfGone(id, store);
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        changeLoaded(dispatch, getState(), (known) => known.map((one) => (one.id === id ? data : one)));
        dispatch(readingApi.util.updateQueryData('getManagedProject', id, () => data));
        dispatch(pictureChanged(data));
      },
    }),
    deleteProject: build.mutation<unknown, string>({
      query: (id) => ({ url: `/projects/${id}`, method: 'DELETE' }),
      invalidatesTags: afterChange([list, bin, waiting]),
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          ({ error }) => isGone(error),
        );
        if (isDone) changeLoaded(dispatch, getState(), withoutProject(id));
      },
    }),
    /** Changes up to 100 pictures at once. If one picture cannot be changed, the others are changed anyway. */
    changeProjects: build.mutation<ProjectsChangeResult, ProjectsChange>({
      query: (body) => ({ url: '/projects/changes', method: 'POST', body }),
      invalidatesTags: afterChange([list, bin, managed]),
    }),
    /**
     * Reorders the shown pictures among themselves; all other pictures keep their positions. The new order is shown
     * immediately, and undone if the server rejects it.
     */
    orderProjects: build.mutation<ProjectOrder, string[]>({
      queryFn: (shown, _store, _options, ask) => {
        const sent = lastOrder.then(async () => {
          const front = await ask(`/projects/managed?limit=${maxOrdered}`);
          if (front.error) return { error: front.error as ApiError };
          const ids = wholeOrder((front.data as ManagedList<Pick<Project, 'id'>>).projects, shown);
          const answer = await ask({ url: '/projects/order', method: 'PUT', body: { ids } });
          return answer.error ? { error: answer.error as ApiError } : { data: answer.data as ProjectOrder };
        });
        lastOrder = sent.catch(() => undefined);
        return sent;
      },
      invalidatesTags: afterChange([list]),
      onQueryStarted: async (shown, { dispatch, getState, queryFulfilled }) => {
        const undo = changeLoaded(dispatch, getState(), reordered(shown));
        try {
          const { projects } = (await queryFulfilled).data;
          const kept = new Map(projects.map(({ id, displayOrder }) => [id, displayOrder]));
          changeLoaded(dispatch, getState(), numbered(kept));
        } catch {
          undo();
          // The undo also takes back what changed in the meantime.
          dispatch(api.util.invalidateTags([managed]));
        }
      },
    }),
  }),
});

const manageApi = changesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the pictures in the bin, the latest deletion first. By default, the bin keeps pictures for 30 days. */
    getProjectBin: build.infiniteQuery<ProjectBinPage, void, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ pageParam }) => pageUrl('/projects/bin', { limit: String(binPageSize) }, pageParam),
      providesTags: [bin],
    }),
    /** Reads the pictures whose large sizes could not be made after several attempts. */
    getGivenUp: build.query<GivenUpProject[], void>({
      query: () => '/projects/given-up',
      transformResponse: ({ projects }: { projects: GivenUpProject[] }) => projects,
      providesTags: [givenUp],
    }),
    makeRenditionsAgain: build.mutation<unknown, string>({
      query: (id) => ({ url: `/projects/${id}/renditions`, method: 'POST' }),
      invalidatesTags: [givenUp],
    }),
    restoreProject: build.mutation<ManagedProject, string>({
      query: (id) => ({ url: `/projects/${id}/restore`, method: 'POST' }),
      invalidatesTags: afterChange([list, bin, waiting]),
      onQueryStarted: async (_id, { dispatch, getState, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) changeLoaded(dispatch, getState(), withProject(data));
      },
    }),
  }),
});

export const { addProject, orderProjects } = manageApi.endpoints;

/** Puts a picture from a list into the cache, so that its form needs no request. */
export const keepManaged = (project: ManagedProject) =>
  manageApi.util.upsertQueryEntries([{ endpointName: 'getManagedProject', arg: project.id, value: project }]);

export const {
  useGetManagedProjectQuery,
  useLazyGetManagedProjectQuery,
  useGetWaitingCountQuery,
  useChangeProjectsMutation,
  useGetLibrarySettingsQuery,
  useSaveLibrarySettingsMutation,
  useGetProjectCountQuery,
  useAddProjectMutation,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
  useOrderProjectsMutation,
  useGetProjectBinInfiniteQuery,
  useRestoreProjectMutation,
  useGetGivenUpQuery,
  useMakeRenditionsAgainMutation,
} = manageApi;
