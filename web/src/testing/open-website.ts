import { firstVersion } from '@sandhill/company/content/first-version.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Publication, SiteDraft, SiteVersion, User } from '../types/api';
import { aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

const at = '2026-11-23T21:10:00.000Z';

/** Returns a copy of the first version of the content, after a change. */
export function aContent(change: (content: SiteContent) => void = () => undefined): SiteContent {
  const content = structuredClone(firstVersion);
  change(content);
  return content;
}

export const aDraft = (wanted: Partial<SiteDraft> = {}): SiteDraft => ({
  content: firstVersion,
  revision: 3,
  basedOn: 1,
  isChanged: false,
  isLive: false,
  changedAt: null,
  changedBy: null,
  problems: [],
  ...wanted,
});

export const aPublication = (wanted: Partial<Publication> = {}): Publication => ({
  state: 'idle',
  done: 0,
  total: 0,
  version: 1,
  publishedAt: at,
  servers: [{ name: 'web-1', build: '0'.repeat(16), version: 1, seenAt: at }],
  ...wanted,
});

export const aVersion = (wanted: Partial<SiteVersion> = {}): SiteVersion => ({
  id: 1,
  publishedAt: at,
  publishedBy: null,
  note: '',
  restoredFrom: null,
  isCurrent: true,
  ...wanted,
});

/**
 * Mocks the API of the website's content with a stored draft.
 *
 * @returns the draft, and the recorded saves and requests
 */
export function haveSite(draft: SiteDraft = aDraft(), published: SiteContent = firstVersion) {
  const site = {
    draft,
    published,
    publication: aPublication(),
    /** Contents that were saved, in order. */
    saved: [] as SiteContent[],
    previews: [] as { content: SiteContent; path: string }[],
  };
  const isStale = (request: Request) => request.headers.get('if-match') !== `"${site.draft.revision}"`;
  const stale = () =>
    HttpResponse.json(
      { error: 'Someone else changed the draft.', code: 'draft_changed', details: site.draft },
      { status: 412 },
    );
  server.use(
    http.get('*/api/site/draft', () => HttpResponse.json(site.draft)),
    http.put('*/api/site/draft', async ({ request }) => {
      const { content } = (await request.json()) as { content: SiteContent };
      if (isStale(request)) return stale();
      site.saved.push(content);
      const { revision, isLive } = site.draft;
      site.draft = aDraft({
        content,
        revision: revision + 1,
        isChanged: true,
        isLive,
        changedBy: 'ruth',
        changedAt: at,
      });
      return HttpResponse.json(site.draft);
    }),
    http.delete('*/api/site/draft', ({ request }) => {
      if (isStale(request)) return stale();
      site.draft = aDraft({ content: site.published, revision: site.draft.revision + 1 });
      return HttpResponse.json(site.draft);
    }),
    http.post('*/api/site/preview', async ({ request }) => {
      const asked = (await request.json()) as { content: SiteContent; path: string };
      site.previews.push(asked);
      const html = `<html><head></head><body>${asked.path} ${asked.content.facts.phone}</body></html>`;
      return HttpResponse.json({ html });
    }),
    http.get('*/api/site/scheduled', () => HttpResponse.json({ versions: [] })),
    http.get('*/api/site/publication', () => HttpResponse.json(site.publication)),
    http.get('*/api/site/versions', () => HttpResponse.json({ versions: [aVersion()], nextCursor: null })),
    http.get('*/api/site/versions/current', () =>
      HttpResponse.json({ ...aVersion(), content: site.published }),
    ),
  );
  return site;
}

export async function openWebsite(part: string, user: User = aUser()) {
  signedInAs(user);
  const page = openPage(`/admin/website/${part}`);
  await screen.findByRole('region', { name: /^(Draft|Borrador)$/ });
  return page;
}
