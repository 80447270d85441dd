import { issueDefaults, plantDefaults } from '@sandhill/company/plant-guide/entry-defaults.js';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GuideEntry, GuideIssue, GuidePlant, User } from '../types/api';
import { aProject, aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

const at = '2026-11-23T21:10:00.000Z';

const facts = { revision: 0, changedAt: at, changedBy: null, deletedAt: null };

/** Returns a published plant as staff edit it. */
export const aGuidePlant = (wanted: Partial<GuidePlant> = {}): GuidePlant => ({
  ...plantDefaults,
  id: 'plant-1',
  slug: 'sabal-palm',
  name: 'Sabal palm',
  nameEs: 'Palma de abanico',
  scientificName: 'Sabal palmetto',
  description: 'The state tree.',
  careInstructions: 'All year: Leave it alone.',
  floridaSpecific: 'It grows everywhere here.',
  confidence: 'high',
  group: 'palm',
  isPublished: true,
  sources: [{ title: 'University of Florida' }],
  checkedOn: '2026-11-01',
  ...facts,
  ...wanted,
});

/** Returns a plant problem that is a draft, as staff edit it. */
export const aGuideIssue = (wanted: Partial<GuideIssue> = {}): GuideIssue => ({
  ...issueDefaults,
  id: 'issue-1',
  slug: 'chinch-bug',
  issue: 'Chinch bug',
  issueEs: 'Chinche del césped',
  description: 'Yellow patches in the sun.',
  causes: ['Insects'],
  solutions: ['Ask us'],
  prevention: ['Less fertilizer'],
  severity: 'high',
  confidence: 'medium',
  ...facts,
  ...wanted,
});

type Entry = GuidePlant | GuideIssue;

const toRow = (entry: Entry): GuideEntry => {
  const isIssue = 'issue' in entry;
  const { id, slug, isPublished, checkedOn, checkedBy, changedAt, changedBy, deletedAt } = entry;
  return {
    id,
    kind: isIssue ? 'issue' : 'plant',
    slug,
    name: isIssue ? { en: entry.issue, es: entry.issueEs } : { en: entry.name, es: entry.nameEs },
    words: isIssue ? entry.synonyms : [entry.scientificName, ...entry.synonyms],
    isPublished,
    checkedOn,
    checkedBy,
    changedAt,
    changedBy,
    deletedAt,
    purgeAt: deletedAt && '2026-12-23T21:10:00.000Z',
  };
};

/** Mocks the API of the plant guide's editor with stored entries. @returns the entries and the recorded requests */
export function haveGuide(entries: Entry[] = [aGuidePlant(), aGuideIssue()]) {
  const guide = { entries, asked: [] as unknown[], previews: [] as { address: string; body: object }[] };
  const find = (id: unknown) => guide.entries.find((entry) => entry.id === id);
  const put = (id: unknown, changes: object) => {
    guide.entries = guide.entries.map((entry) =>
      entry.id === id
        ? ({ ...entry, ...changes, revision: entry.revision + 1, changedBy: 'ruth' } as Entry)
        : entry,
    );
    return HttpResponse.json(find(id));
  };
  const paths = [
    ['plants', 'plants'],
    ['issues', 'plant-issues'],
  ] as const;
  server.use(
    http.get('*/api/guide-entries', () => HttpResponse.json({ entries: guide.entries.map(toRow) })),
    http.get('*/api/projects/managed', () =>
      HttpResponse.json({
        projects: [aProject({ id: 'sample', title: 'Sample: A pond' }), aProject({ title: 'Entrance' })],
        nextCursor: null,
      }),
    ),
    ...paths.flatMap(([read, write]) => [
      http.get(`*/api/guide-entries/${read}/:id`, ({ params }) => HttpResponse.json(find(params['id']))),
      http.post(`*/api/${write}`, async ({ request }) => {
        const body = (await request.json()) as { name?: string; slug?: string };
        guide.asked.push(['add', write, body]);
        const slug = body.slug ?? 'new-entry';
        const made = (read === 'plants' ? aGuidePlant : aGuideIssue)({
          isPublished: false,
          ...body,
          id: 'new-1',
          slug,
        });
        guide.entries = [...guide.entries, made];
        return HttpResponse.json(made, { status: 201 });
      }),
      http.post(`*/api/${write}/preview`, async ({ request }) => {
        const body = (await request.json()) as { description: string };
        const { pathname, search } = new URL(request.url);
        guide.previews.push({ address: pathname + search, body });
        return HttpResponse.json({ html: `<html><body>${body.description}</body></html>` });
      }),
      http.patch(`*/api/${write}/:id`, async ({ request, params }) => {
        const body = (await request.json()) as object;
        guide.asked.push(['change', body, request.headers.get('if-match')]);
        return put(params['id'], body);
      }),
      http.post(`*/api/${write}/:id/sign`, ({ request, params }) => {
        guide.asked.push(['sign', request.headers.get('if-match')]);
        return put(params['id'], { checkedBy: 'ruth', checkedOn: '2026-11-23' });
      }),
      http.delete(`*/api/${write}/:id`, ({ params }) => {
        put(params['id'], { deletedAt: at });
        return new HttpResponse(null, { status: 204 });
      }),
      http.post(`*/api/${write}/:id/restore`, ({ params }) => put(params['id'], { deletedAt: null })),
    ]),
  );
  return guide;
}

/** Opens the 'Plant guide' tab. `path` is appended to the tab's address. */
export async function openGuide(path = '', user: User = aUser()) {
  signedInAs(user);
  const page = openPage(`/admin/guide${path}`);
  if (path === '') await screen.findByRole('list', { name: /^(Plants and problems|Plantas y problemas)$/ });
  else await screen.findByRole('region', { name: /^(Entry|Ficha)$/ });
  return page;
}
