import type { Language } from '@sandhill/company/language.js';
import { finderFile } from '@sandhill/company/plant-guide/finder-file.js';
import { guidePath, type GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { rankIssues } from '@sandhill/company/plant-guide/rank-issues.js';
import { shippedGuide } from '@sandhill/company/plant-guide/shipped-guide.js';
import type { ChatLink } from '../../model/chat-message.entity.js';

const maxProblems = 2;

/**
 * Lowest score at which a problem is suggested. With a lower one, a single weak sign such as yellow leaves would match
 * half of the guide.
 */
const minScore = 2;

const file = finderFile(shippedGuide);

/** Returns links to the published problems whose signs a text describes, in the problem finder's order. */
export function problemLinks(
  entries: readonly GuideEntryName[],
  text: string,
  language: Language,
): ChatLink[] {
  return rankIssues(file, { text })
    .filter(({ score, reason }) => score >= minScore && reason.signs.length > 0)
    .flatMap(({ slug }) => entries.find((entry) => entry.kind === 'issue' && entry.slug === slug) ?? [])
    .slice(0, maxProblems)
    .map((entry) => ({ title: entry.name[language], path: guidePath(entry) }));
}
