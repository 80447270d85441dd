import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import { replaceAt } from '../../../lib/if-match';
import { cacheResponseIn } from '../../../lib/cache-response';
import type { QuietHours, Rota } from '../../../types/api';

const onCallApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOnCall: build.query<Rota, void>({
      query: () => '/leads/on-call',
      providesTags: ['OnCall'],
    }),
    saveOnCall: build.mutation<Rota, Pick<Rota, 'shifts' | 'exceptions' | 'revision'>>({
      query: replaceAt('/leads/on-call'),
      onQueryStarted: cacheResponseIn('getOnCall'),
      // Invalidated after a failure, too, because someone else may have changed the rota.
      invalidatesTags: ['OnCall'],
    }),
    getQuietHours: build.query<QuietHours, void>({
      query: () => '/leads/quiet-hours',
      providesTags: ['OnCall'],
    }),
    saveQuietHours: build.mutation<QuietHours, QuietHours>({
      query: (body) => ({ url: '/leads/quiet-hours', method: 'PUT', body }),
      onQueryStarted: cacheResponseIn('getQuietHours'),
      invalidatesTags: afterChange(['OnCall']),
    }),
  }),
});

export const { useGetOnCallQuery, useSaveOnCallMutation, useGetQuietHoursQuery, useSaveQuietHoursMutation } =
  onCallApi;
