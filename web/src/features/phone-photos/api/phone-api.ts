import { api } from '../../../lib/api';
import { sendWithRetries } from '../../../lib/send-with-retries';

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
        sendWithRetries<object>(
          { url: '/photo-handovers/photos', body: { link: token, key, projectImages: [dataUrl] } },
          { maxTries },
        ),
    }),
  }),
});

export const { useOpenLinkMutation, useHandPhotoMutation } = phoneApi;
