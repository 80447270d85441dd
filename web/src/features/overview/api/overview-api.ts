import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import { saveFile } from '../../../lib/save-file';
import type { LeadFigures } from '../../../types/api';

/** First and last day of a period in the office's time zone, both included, such as `2026-03-05`. */
export interface Period {
  from: string;
  to: string;
}

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeadFigures: build.query<LeadFigures, Period>({
      query: ({ from, to }) => `/lead-figures?from=${from}&to=${to}`,
      providesTags: [{ type: 'Lead', id: 'LIST' }],
    }),
    downloadLeadFigures: build.mutation<null, Period>({
      queryFn: async ({ from, to }, _store, _options, ask) => {
        const answer = await ask({ url: `/lead-figures/csv?from=${from}&to=${to}`, isFile: true });
        if (answer.error) return { error: answer.error as ApiError };
        saveFile(answer.data as Blob, `figures-${from}-${to}.csv`);
        return { data: null };
      },
    }),
  }),
});

export const { useGetLeadFiguresQuery, useDownloadLeadFiguresMutation } = overviewApi;
