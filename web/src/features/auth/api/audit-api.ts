import type { AuditArea } from '../../../content/audit-trail';
import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import type { AuditPage } from '../../../types/api';
import { areasOf, type AuditFilter, auditQuery } from '../audit-filter';
import { isShort, merge, type MergedPage, type Place, type Places } from '../merge-trails';

const paths: Record<AuditArea, string> = {
  auth: '/audit',
  leads: '/leads/audit',
  projects: '/projects/audit',
  site: '/site/audit',
};

const atStart: Place = { left: [], cursor: '' };

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the audit trails of the services, merged page by page, newest event first. */
    getAuditTrail: build.infiniteQuery<MergedPage, AuditFilter, Places | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next ?? undefined,
      },
      queryFn: async ({ queryArg: filter, pageParam }, _store, _options, ask) => {
        const places: Places = {};
        for (const area of areasOf(filter)) {
          const place = pageParam ? pageParam[area] : atStart;
          if (!place) continue;
          places[area] = place;
          if (!isShort(place)) continue;
          const answer = await ask(`${paths[area]}?${auditQuery(filter, place.cursor ?? '')}`);
          if (answer.error) return { error: answer.error as ApiError };
          const { events, nextCursor } = answer.data as AuditPage;
          const found = events.map((event) => ({ ...event, area }));
          places[area] = { left: [...place.left, ...found], cursor: nextCursor };
        }
        return { data: merge(places) };
      },
      providesTags: [{ type: 'User', id: 'AUDIT' }],
    }),
  }),
});

export const { useGetAuditTrailInfiniteQuery } = auditApi;
