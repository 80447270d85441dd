import type { Progress } from '../../../components/ui/sending-progress';
import { api } from '../../../lib/api';
import { sendWithRetries } from '../../../lib/send-with-retries';
import { visitorPageUrl } from '../../../lib/visitor-page';
import type { Urgency, VisitorPage } from '../../../types/api';

const maxTries = 3;

interface NewPhotos {
  token: string;
  projectImages: string[];
  onProgress: (progress: Exclude<Progress, null>) => void;
}

const withdrawal = (method: 'POST' | 'DELETE') => (token: string) => ({
  url: `${visitorPageUrl(token)}/withdrawal`,
  method,
});

const visitorPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdraw: build.mutation<VisitorPage, string>({ query: withdrawal('POST'), invalidatesTags: ['Lead'] }),
    undoWithdrawal: build.mutation<VisitorPage, string>({
      query: withdrawal('DELETE'),
      invalidatesTags: ['Lead'],
    }),
    addPhotos: build.mutation<VisitorPage, NewPhotos>({
      queryFn: ({ token, projectImages, onProgress }) =>
        sendWithRetries<VisitorPage>(
          { url: '/visitor-pages/photos', body: { token, projectImages }, onProgress },
          { maxTries, onBusy: () => onProgress('waiting') },
        ),
      invalidatesTags: ['Lead'],
    }),
    hurry: build.mutation<VisitorPage, { token: string; urgency: Urgency }>({
      query: ({ token, urgency }) => ({
        url: `${visitorPageUrl(token)}/urgency`,
        method: 'POST',
        body: { urgency },
      }),
      invalidatesTags: ['Lead'],
    }),
  }),
});

export const { useAddPhotosMutation, useWithdrawMutation, useUndoWithdrawalMutation, useHurryMutation } =
  visitorPageApi;
