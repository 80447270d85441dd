import type { AnswerTimes } from '../types/api';
import { api } from './api';

const answerTimesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How soon the firm has answered at this time of the week. */
    getAnswerTimes: build.query<AnswerTimes, void>({
      query: () => '/lead-figures/answer-times',
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetAnswerTimesQuery } = answerTimesApi;
