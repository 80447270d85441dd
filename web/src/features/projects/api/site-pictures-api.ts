import { api } from '../../../lib/api';
import type { AppThunk } from '../../../lib/root-reducer';
import type { Project, SiteUse } from '../../../types/api';

const sitePicturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The pictures that the website shows, or will, and at which places. */
    getSiteUses: build.query<SiteUse[], void>({
      query: () => '/projects/site-uses',
      transformResponse: ({ uses }: { uses: SiteUse[] }) => uses,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Its thunk names a state that has the API; every store has. */
const changeUses = (change: (known: SiteUse[]) => SiteUse[]) =>
  sitePicturesApi.util.updateQueryData('getSiteUses', undefined, change) as unknown as AppThunk;

/** Shows a picture that was just changed as it is now. */
export const pictureChanged = (project: Project) =>
  changeUses((known) => known.map((one) => (one.project.id === project.id ? { ...one, project } : one)));

/** Shows a picture that was just chosen, until the server tells it. */
export const pictureChosen = (project: Project) =>
  changeUses((known) =>
    known.some((one) => one.project.id === project.id) ? known : [...known, { project, places: [] }],
  );

export const { useGetSiteUsesQuery } = sitePicturesApi;
