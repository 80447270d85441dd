import { api } from '../../../lib/api';
import type { Handover, NewHandover } from '../../../types/api';

const urlOf = (desk: string) => `/photo-handovers/${encodeURIComponent(desk)}`;

const phonePhotosApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginHandover: build.mutation<NewHandover, void>({
      query: () => ({ url: '/photo-handovers', method: 'POST' }),
    }),
    getHandover: build.query<Handover, string>({ query: urlOf }),
    getHandedPhoto: build.query<Blob, { desk: string; id: string }>({
      query: ({ desk, id }) => ({ url: `${urlOf(desk)}/photos/${id}`, isFile: true }),
    }),
  }),
});

export const { useBeginHandoverMutation, useGetHandoverQuery, useLazyGetHandedPhotoQuery } = phonePhotosApi;
