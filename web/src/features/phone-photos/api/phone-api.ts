import { api } from '../../../lib/api';

const phoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    openLink: build.mutation<object, { token: string; key: string }>({
      query: ({ token, key }) => ({
        url: `/photo-handovers/${encodeURIComponent(token)}/opening`,
        method: 'POST',
        body: { key },
      }),
    }),
    handPhoto: build.mutation<object, { token: string; key: string; dataUrl: string }>({
      query: ({ token, key, dataUrl }) => ({
        url: '/photo-handovers/photos',
        method: 'POST',
        body: { link: token, key, projectImages: [dataUrl] },
      }),
    }),
  }),
});

export const { useOpenLinkMutation, useHandPhotoMutation } = phoneApi;
