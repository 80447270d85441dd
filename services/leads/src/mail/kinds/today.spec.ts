import { firstSite } from '@sandhill/company/content/first-site.js';
import type { TodayPart } from '../../escalation/reminders/today.js';
import { today } from './today.js';

const [myDay, visits] = ['/admin/leads?view=my-day', '/admin/visits'];

/** Returns the paths to which the summary links, for a person with this role whose day has these parts. */
async function linksFor(role: string, parts: readonly TodayPart[]): Promise<string[]> {
  const day = parts.map((part) => ({ part, reference: 'Q-1', name: 'Ada', time: null, total: 1 }));
  const tools = {
    due: { today: { listFor: async () => day, personOf: async () => ({ role, language: 'en' }) } },
    site: firstSite,
    company: () => 'office@firm.test',
    links: { siteUrl: (path: string) => `https://firm.test${path}` },
  };
  const mail = { sourceId: 'ruth', happenedAt: new Date('2026-11-30T12:30:00Z') };
  const { text } = await today.compose(mail as never, tools as never);
  return [...text.text.matchAll(/https:\/\/firm\.test(\S+)/g)].map(([, path = '']) => path);
}

describe('the summary of a day', () => {
  it.each([
    ['administrator', ['waiting', 'due'], [myDay]],
    ['administrator', ['waiting', 'visit'], [myDay, visits]],
    ['owner', ['visit'], [visits]],
    ['crew', ['visit'], [visits]],
  ] as const)('of %s with %j links to %j, where all of it is shown', async (role, parts, paths) => {
    expect(await linksFor(role, parts)).toEqual(paths);
  });
});
