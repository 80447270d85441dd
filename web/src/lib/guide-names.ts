import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { api } from './api';

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuideNames: build.query<GuideEntryName[], void>({
      query: () => '/site',
      transformResponse: ({ guide = [] }: { guide?: GuideEntryName[] }) => guide,
      keepUnusedDataFor: 60,
      providesTags: ['Site'],
    }),
  }),
});

export const { useGetGuideNamesQuery } = guideApi;
