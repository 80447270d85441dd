import { api } from '../../../lib/api';
import type { AppThunk } from '../../../lib/root-reducer';
import type { Project, SiteUse } from '../../../types/api';

const sitePicturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the pictures that the published website or its draft uses, each with the places where it is used. */
    getSiteUses: build.query<SiteUse[], void>({
      query: () => '/projects/site-uses',
      transformResponse: ({ uses }: { uses: SiteUse[] }) => uses,
    }),
  }),
});

/**
 * Returns a thunk that changes the cached list. The cast is safe, because every store has the API slice whose state the
 * thunk expects.
 */
const changeUses = (change: (known: SiteUse[]) => SiteUse[]) =>
  sitePicturesApi.util.updateQueryData('getSiteUses', undefined, change) as unknown as AppThunk;

export const pictureChanged = (project: Project) =>
  changeUses((known) => known.map((one) => (one.project.id === project.id ? { ...one, project } : one)));

/** Adds a picture to the cached list right after it was chosen, because the server's list does not include it yet. */
export const pictureChosen = (project: Project) =>
  changeUses((known) =>
    known.some((one) => one.project.id === project.id) ? known : [...known, { project, places: [] }],
  );

export const { useGetSiteUsesQuery } = sitePicturesApi;
