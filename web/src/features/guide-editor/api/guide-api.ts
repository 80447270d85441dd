import type { Language } from '@sandhill/company/language.js';
import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import { ifMatch } from '../../../lib/if-match';
import type { GuideEntry, GuideIssue, GuidePlant } from '../../../types/api';

export type EntryKind = GuideEntry['kind'];

/** A guide entry. The `Record` allows access to fields by name. */
export type GuideEntryDetail = (GuidePlant | GuideIssue) & Record<string, unknown>;

interface EntryKey {
  kind: EntryKind;
  id: string;
}

interface ReadEntry extends EntryKey {
  revision: number;
}

interface EntryChange extends ReadEntry {
  body: object;
}

const readPath = { plant: '/guide-entries/plants', issue: '/guide-entries/issues' };
const writePath = { plant: '/plants', issue: '/plant-issues' };

const list = { type: 'Guide', id: 'LIST' } as const;
const one = ({ id }: { id: string }) => ({ type: 'Guide', id }) as const;
/**
 * Returns the tags to invalidate, even after a rejected change: somebody else may have changed the entry, and their
 * version must then be shown.
 */
const changed = (_answer: unknown, _error: unknown, key: EntryKey) => [list, one(key)];

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuideEntries: build.query<GuideEntry[], void>({
      query: () => '/guide-entries',
      transformResponse: ({ entries }: { entries: GuideEntry[] }) => entries,
      providesTags: [list],
    }),
    getGuideEntry: build.query<GuideEntryDetail, EntryKey>({
      query: ({ kind, id }) => `${readPath[kind]}/${id}`,
      providesTags: (_answer, _error, key) => [one(key)],
    }),
    addGuideEntry: build.mutation<GuideEntryDetail, { kind: EntryKind; body: object }>({
      query: ({ kind, body }) => ({ url: writePath[kind], method: 'POST', body }),
      invalidatesTags: afterChange([list]),
    }),
    changeGuideEntry: build.mutation<GuideEntryDetail, EntryChange>({
      query: ({ kind, id, revision, body }) => ({
        url: `${writePath[kind]}/${id}`,
        method: 'PATCH',
        headers: ifMatch(revision),
        body,
      }),
      // Puts the saved values into the cache immediately, so that later input counts as a change of these values.
      onQueryStarted: async ({ kind, id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(guideApi.util.upsertQueryData('getGuideEntry', { kind, id }, data));
      },
      invalidatesTags: changed,
    }),
    signGuideEntry: build.mutation<GuideEntryDetail, ReadEntry>({
      query: ({ kind, id, revision }) => ({
        url: `${writePath[kind]}/${id}/sign`,
        method: 'POST',
        headers: ifMatch(revision),
      }),
      invalidatesTags: changed,
    }),
    deleteGuideEntry: build.mutation<unknown, EntryKey>({
      query: ({ kind, id }) => ({ url: `${writePath[kind]}/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    restoreGuideEntry: build.mutation<GuideEntryDetail, EntryKey>({
      query: ({ kind, id }) => ({ url: `${writePath[kind]}/${id}/restore`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    /** Renders an entry's page with the given values. The response is HTML without scripts. */
    previewGuideEntry: build.mutation<
      { html: string },
      { kind: EntryKind; language: Language; body: object }
    >({
      query: ({ kind, language, body }) => ({
        url: `${writePath[kind]}/preview?language=${language}`,
        method: 'POST',
        body,
      }),
    }),
  }),
});

export const {
  useGetGuideEntriesQuery,
  useGetGuideEntryQuery,
  useAddGuideEntryMutation,
  useChangeGuideEntryMutation,
  useSignGuideEntryMutation,
  useDeleteGuideEntryMutation,
  useRestoreGuideEntryMutation,
} = guideApi;

export const { previewGuideEntry } = guideApi.endpoints;
