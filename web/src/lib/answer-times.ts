import type { AnswerTimes } from '../types/api';
import { api } from './api';

const answerTimesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads how soon the firm usually answers at this time of the week. */
    getAnswerTimes: build.query<AnswerTimes, void>({
      query: () => '/lead-figures/answer-times',
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetAnswerTimesQuery } = answerTimesApi;
