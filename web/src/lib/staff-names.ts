import type { StaffMember } from '../types/api';
import { api } from './api';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads all accounts, sorted by user name. Crew members are not allowed to read them. */
    getStaff: build.query<StaffMember[], void>({
      query: () => '/staff',
      keepUnusedDataFor: 60,
      providesTags: ['User'],
    }),
  }),
});

export const { useGetStaffQuery } = staffApi;
