import type { VisitorPage } from '../types/api';
import { api } from './api';

export const visitorPageUrl = (token: string) => `/visitor-pages/${encodeURIComponent(token)}`;

const visitorPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVisitorPage: build.query<VisitorPage, string>({
      query: visitorPageUrl,
      providesTags: ['Lead'],
    }),
  }),
});

export const { useGetVisitorPageQuery } = visitorPageApi;

export const useGetVisitorPageQueryState = visitorPageApi.endpoints.getVisitorPage.useQueryState;
