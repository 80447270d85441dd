import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { api } from './api';

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The published entries of the plant guide, as staff name them and visitors read them. */
    getGuideNames: build.query<GuideEntryName[], void>({
      query: () => '/site',
      transformResponse: ({ guide = [] }: { guide?: GuideEntryName[] }) => guide,
      providesTags: ['Site'],
    }),
  }),
});

export const { useGetGuideNamesQuery } = guideApi;
