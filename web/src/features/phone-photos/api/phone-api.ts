import { api } from '../../../lib/api';
import { sendWhenFree } from '../../../lib/send-when-free';

const maxTries = 3;

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
      queryFn: ({ token, key, dataUrl }) =>
        sendWhenFree<object>(
          { url: '/photo-handovers/photos', body: { link: token, key, projectImages: [dataUrl] } },
          { maxTries },
        ),
    }),
  }),
});

export const { useOpenLinkMutation, useHandPhotoMutation } = phoneApi;
