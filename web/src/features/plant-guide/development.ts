import { finderFile } from '@sandhill/company/plant-guide/finder-file.js';
import type { Plant, PlantGuide, PlantIssue } from '@sandhill/company/plant-guide/plant.js';
import { isDocument, splitLanguage } from '../../config/paths';
import { fetchJson } from '../../lib/fetch-from-any-copy';
import { guidePages } from './guide-pages';

async function entriesOf<Name extends string, Entry>(path: string, name: Name): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | null | undefined;
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) });
    const answer = await fetchJson<Record<Name, Entry[]> & { nextCursor?: string | null }>(
      `${path}?${query}`,
    );
    entries.push(...answer[name]);
    cursor = answer.nextCursor;
  } while (cursor);
  return entries;
}

/**
 * Provides the data of the open page if it belongs to the guide. Used only in development, where pages are not
 * prerendered.
 */
export async function provideGuidePage(): Promise<void> {
  if (!isDocument(location.pathname)) return;
  const { path } = splitLanguage(location.pathname);
  const guide: PlantGuide = {
    plants: await entriesOf<'plants', Plant>('/api/plants', 'plants'),
    issues: await entriesOf<'issues', PlantIssue>('/api/plant-issues', 'issues'),
  };
  const finder = `data:application/json,${encodeURIComponent(JSON.stringify(finderFile(guide)))}`;
  globalThis.sandhillPage = guidePages(guide, finder).find(({ data }) => data.path === path)?.data;
}
