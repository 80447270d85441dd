import type { StaffMember } from '../types/api';
import { api } from './api';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everyone with an account, by user name; not for crew. */
    getStaff: build.query<StaffMember[], void>({ query: () => '/staff', providesTags: ['User'] }),
  }),
});

export const { useGetStaffQuery } = staffApi;
