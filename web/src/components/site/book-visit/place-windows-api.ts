import { api } from '../../../lib/api';
import type { PlaceWindows } from '../../../types/api';

// Apart from the other endpoints of visits, so that /book starts without them.
const placeWindowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlaceWindows: build.query<PlaceWindows, string>({
      query: (place) => `/visits/offers?place=${encodeURIComponent(place)}`,
      providesTags: ['Visit'],
    }),
  }),
});

export const { useGetPlaceWindowsQuery } = placeWindowsApi;
